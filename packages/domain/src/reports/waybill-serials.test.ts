import { describe, expect, test } from 'vitest'
import { overlap, rangesIn, serialsFault, serialsUsed } from './waybill-serials.ts'

describe('serial numbers of waybills', () => {
  test('are counted without the excluded ones, each once', () => {
    const used = (excluded: string) => serialsUsed({ from: 4101, to: 4200, excluded })
    expect(['', '4117', '4117, 4150-4152', '4150-4152, 4151-4160', '4101-4200'].map(used)).toEqual([100, 99, 96, 89, 0])
  })

  test('that cannot be read are told, and so is a count that is not theirs', () => {
    const fault = (from: number, to: number, excluded: string, used: number) =>
      serialsFault({ from, to, excluded }, used)?.column
    expect(fault(10, 9, '', 0)).toBe('serial_to')
    expect(fault(1, 10, 'none', 10)).toBe('excluded')
    expect(fault(1, 10, '12', 10)).toBe('excluded')
    expect(fault(1, 10, '3', 10)).toBe('used')
    expect(fault(1, 10, '3', 9)).toBeUndefined()
    expect(rangesIn('9-3')).toBeUndefined()
  })

  test('overlap from the first common number on', () => {
    expect(overlap({ from: 1, to: 100 }, { from: 100, to: 120 })).toBe(true)
    expect(overlap({ from: 1, to: 100 }, { from: 101, to: 120 })).toBe(false)
  })
})
