import { describe, expect, test } from 'vitest'
import { plainDate } from '../../dates/plain-date.ts'
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

  test('that follows an event is its day at the earliest', () => {
    const earliest = { day: plainDate('2026-11-18'), event: 'The document was issued' }
    const released = (on: string) => dayErrors([{ name: 'released_on', earliest }], { released_on: on }, today)
    expect(released('2026-11-18')).toEqual({})
    expect(released('2026-11-17')).toEqual({
      released_on: ['The document was issued on 18 Nov 2026. Enter that day or a later one.'],
    })
  })

  test('that is left empty, or may be any, is not judged', () => {
    expect(dayErrors([{ name: 'due_on' }, { name: 'starts_on' }], { starts_on: '2020-01-01' }, today)).toEqual({})
  })
})
