import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { charterQuestions, dimensionCodes, dimensions, scaleAnswers, type ScaleAnswer } from './satisfaction-form.ts'
import { Status } from '../transactions/status.ts'
import { isFormOffered, satisfactionRefusals, satisfactionScores, scoreOf } from './satisfaction.ts'

const times = (count: number, answer: ScaleAnswer): ScaleAnswer[] => Array<ScaleAnswer>(count).fill(answer)

describe('a score (field facts, section 3.2)', () => {
  test.each<[string, ScaleAnswer[], string | undefined, string | undefined]>([
    [
      'fifty answers',
      [...times(30, 5), ...times(12, 4), ...times(3, 3), ...times(2, 2), ...times(1, 1), ...times(2, 'n-a')],
      '87.50',
      'Satisfactory',
    ],
    ['all does not apply: no score, not nought', times(9, 'n-a'), undefined, undefined],
    ['nobody answered', [], undefined, undefined],
    ['57 of 60', [...times(57, 4), ...times(3, 3)], '95.00', 'Outstanding'],
    ['179 of 200', [...times(179, 5), ...times(21, 1)], '89.50', 'Satisfactory'],
    ['1,799 of 2,000, which is 89.95 and so 90.0', [...times(1799, 5), ...times(201, 1)], '89.95', 'Very satisfactory'],
    ['1,199 of 2,000, which is 59.95 and so 60.0', [...times(1199, 5), ...times(801, 1)], '59.95', 'Fair'],
    ['59.94', [...times(2997, 5), ...times(2003, 1)], '59.94', 'Poor'],
    ['nobody agrees', times(4, 3), '0.00', 'Poor'],
    ['everybody agrees', times(4, 4), '100.00', 'Outstanding'],
  ])('%s', (_what, answers, percent, rating) => {
    const score = scoreOf(answers)
    expect(score.percent).toBe(percent)
    expect(score.rating).toBe(rating)
  })

  test('is not moved by answers that do not apply', () => {
    const anyAnswers = fc.array(fc.constantFrom(...scaleAnswers))
    fc.assert(
      fc.property(anyAnswers, fc.nat(20), (answers, more) => {
        const { percent, rating } = scoreOf([...answers, ...times(more, 'n-a')])
        expect({ percent, rating }).toEqual({ percent: scoreOf(answers).percent, rating: scoreOf(answers).rating })
      }),
    )
  })

  test('overall is of statements 1 to 8; statement 0 stands apart', () => {
    const { overall, by_dimension } = satisfactionScores([
      { SQD0: 1, SQD1: 5, SQD5: 'n-a' },
      { SQD0: 5, SQD8: 2 },
    ])
    expect(overall).toMatchObject({ respondents: 3, favourable: 1, percent: '50.00' })
    expect(by_dimension.SQD0.percent).toBe('50.00')
    expect(by_dimension.SQD2).toEqual({ respondents: 0, not_applicable: 0, favourable: 0 })
  })
})

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
