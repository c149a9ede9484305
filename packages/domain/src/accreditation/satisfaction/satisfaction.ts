import {
  charterQuestions,
  dimensionCodes,
  NOT_AWARE,
  scaleAnswers,
  type DimensionCode,
  type ScaleAnswer,
} from './satisfaction-form.ts'
import { Status } from '../../transactions/status.ts'

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
