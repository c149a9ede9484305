import { describe, expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { dayErrors } from './day-errors.ts'

const today = plainDate('2026-11-20')

describe('a day somebody enters', () => {
  test.each(['paid_on', 'received_on', 'released_on'] as const)('%s is today at the latest', (name) => {
    expect(dayErrors([{ name }], { [name]: '2026-11-20' }, today)).toEqual({})
    expect(dayErrors([{ name }], { [name]: '2026-11-21' }, today)).toEqual({ [name]: ['This date is in the future.'] })
  })

  test('until which a fee is payable is today at the earliest', () => {
    expect(dayErrors([{ name: 'due_on' }], { due_on: '2026-11-20' }, today)).toEqual({})
    expect(dayErrors([{ name: 'due_on' }], { due_on: '2026-11-19' }, today)).toEqual({
      due_on: ['This date has passed.'],
    })
  })

  test('that is left empty, or may be any, is not judged', () => {
    expect(
      dayErrors([{ name: 'due_on' }, { name: 'board_resolution_on' }], { board_resolution_on: '2030-01-01' }, today),
    ).toEqual({})
  })
})
