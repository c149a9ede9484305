import { describe, expect, test } from 'vitest'
import { charterQuestions, dimensionCodes, dimensions, type ScaleAnswer } from './satisfaction-form.ts'
import { Status } from '../../transactions/status.ts'
import { isFormOffered, satisfactionRefusals } from './satisfaction.ts'

describe('the form', () => {
  test('has three questions on the charter and nine statements', () => {
    expect(charterQuestions.map(({ code, choices }) => [code, choices.length])).toEqual([
      ['CC1', 4],
      ['CC2', 5],
      ['CC3', 4],
    ])
    expect(dimensions.map(({ code }) => code)).toEqual([...dimensionCodes])
  })

  test('may be left empty', () => {
    expect(satisfactionRefusals({})).toEqual({})
  })

  test('who did not know the charter cannot say how easy it was to see', () => {
    expect(satisfactionRefusals({ CC1: 4, CC2: 5, CC3: 4 })).toEqual({})
    expect(Object.keys(satisfactionRefusals({ CC1: 4, CC2: 1, CC3: 1 }))).toEqual(['CC2', 'CC3'])
    expect(satisfactionRefusals({ CC1: 1, CC2: 1, CC3: 2 })).toEqual({})
  })

  test('takes no answer it does not offer', () => {
    expect(Object.keys(satisfactionRefusals({ CC1: 9, SQD3: 7 as ScaleAnswer }))).toEqual(['CC1', 'SQD3'])
  })
})

test.each([
  [Status.forRecommendingApproval, false],
  [Status.certificateIssued, true],
  [Status.accredited, true],
  [Status.disapproved, true],
])('a transaction in status %i offers the form: %s', (status, is_offered) => {
  expect(isFormOffered(status)).toBe(is_offered)
})
