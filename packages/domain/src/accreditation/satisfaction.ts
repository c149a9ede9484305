import {
  charterQuestions,
  dimensionCodes,
  NOT_AWARE,
  scaleAnswers,
  type DimensionCode,
  type ScaleAnswer,
} from './satisfaction-form.ts'
import { Status } from '../transactions/status.ts'

/** Whether the form is offered: the transaction was decided, and the client was told. */
export const isFormOffered = (status: Status): boolean => decidedAndTold.includes(status)

const decidedAndTold: readonly Status[] = [
  Status.certificateIssued,
  Status.forPickup,
  Status.accredited,
  Status.disapproved,
  Status.requestRejected,
]

/** One filled-in form; nothing of it needs an answer. */
export type SatisfactionAnswers = Partial<Record<DimensionCode, ScaleAnswer>> & {
  readonly CC1?: number
  readonly CC2?: number
  readonly CC3?: number
}

export type Rating = 'Poor' | 'Fair' | 'Satisfactory' | 'Very satisfactory' | 'Outstanding'

export interface SatisfactionScore {
  readonly respondents: number
  readonly not_applicable: number
  /** Answers 4 and 5. */
  readonly favourable: number
  /** Percent with two decimals, `87.50`; absent when nobody's answer counts, which is not nought. */
  readonly percent?: string
  readonly rating?: Rating
}

// Lower ends of the bands, in tenths of a percent (field facts, section 3.2).
const bands: readonly [from: number, rating: Rating][] = [
  [950, 'Outstanding'],
  [900, 'Very satisfactory'],
  [800, 'Satisfactory'],
  [600, 'Fair'],
  [0, 'Poor'],
]

/** The share of those who agree among those to whom the question applies. */
export function scoreOf(answers: readonly ScaleAnswer[]): SatisfactionScore {
  const not_applicable = answers.filter((answer) => answer === 'n-a').length
  const favourable = answers.filter((answer) => answer === 4 || answer === 5).length
  const respondents = answers.length
  const counted = respondents - not_applicable
  if (counted === 0) return { respondents, not_applicable, favourable }
  return {
    respondents,
    not_applicable,
    favourable,
    percent: (shareOf(favourable, counted, 10_000) / 100).toFixed(2),
    rating: ratingOf(shareOf(favourable, counted, 1000)),
  }
}

/** One score for each statement; the overall one is of the statements 1 to 8, the statement 0 stands apart. */
export function satisfactionScores(forms: readonly SatisfactionAnswers[]) {
  const answersTo = (code: DimensionCode) => forms.flatMap((form) => form[code] ?? [])
  const by_dimension = Object.fromEntries(dimensionCodes.map((code) => [code, scoreOf(answersTo(code))])) as Record<
    DimensionCode,
    SatisfactionScore
  >
  const overall = scoreOf(dimensionCodes.filter((code) => code !== 'SQD0').flatMap(answersTo))
  return { by_dimension, overall }
}

/** What is wrong with a form, by question; who did not know the charter cannot say how it helped. */
export function satisfactionRefusals(answers: SatisfactionAnswers): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { code, choices, not_applicable } of charterQuestions) {
    const answer = answers[code]
    if (answer === undefined) continue
    if (!choices.some(({ value }) => value === answer)) found[code] = ['Choose one of the answers.']
    else if (not_applicable !== undefined && answers.CC1 === NOT_AWARE && answer !== not_applicable) {
      found[code] = ['This does not apply when you did not know of the charter.']
    }
  }
  for (const code of dimensionCodes) {
    const answer = answers[code]
    if (answer !== undefined && !scaleAnswers.includes(answer)) found[code] = ['Choose one of the answers.']
  }
  return found
}

/** Rounded half up with whole numbers, so that 89.95 is 90.0 on every machine. */
function shareOf(part: number, whole: number, scale: number): number {
  return Math.floor((2 * part * scale + whole) / (2 * whole))
}

function ratingOf(tenths: number): Rating {
  return bands.find(([from]) => tenths >= from)?.[1] ?? 'Poor'
}
