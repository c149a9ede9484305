import { SatisfactionForm } from '@lading/contract/certificates'
import {
  charterQuestions,
  dimensionCodes,
  NOT_AWARE,
} from '@lading/domain/accreditation/satisfaction/satisfaction-form'
import { z } from 'zod'

/** The form while it is filled in: null is what nobody answered. */
export interface Answers extends Record<string, unknown> {
  readonly client_type: string | null
  readonly sex: string | null
  readonly age: number | null
  readonly region: string | null
  readonly CC1: number | null
  readonly CC2: number | null
  readonly CC3: number | null
  readonly ratings: Readonly<Record<string, number | string | null>>
  readonly suggestions: string
  readonly email: string
}

export const unanswered: Answers = {
  client_type: null,
  sex: null,
  age: null,
  region: null,
  CC1: null,
  CC2: null,
  CC3: null,
  ratings: Object.fromEntries(dimensionCodes.map((code) => [code, null])),
  suggestions: '',
  email: '',
}

/** The contract's form, where an unanswered question is left out. */
export const FilledForm = z.preprocess((answers) => toSend(answers as Answers), SatisfactionForm)

/** What goes over the wire: answered questions alone; who did not know the charter is not asked about it. */
export function toSend({ ratings, ...answers }: Answers): z.input<typeof SatisfactionForm> {
  const charter = answers.CC1 === NOT_AWARE ? notApplicable : {}
  return { ...answered({ ...answers, ...charter }), ratings: answered(ratings) } as z.input<typeof SatisfactionForm>
}

const notApplicable = Object.fromEntries(
  charterQuestions.flatMap(({ code, not_applicable }) => (not_applicable ? [[code, not_applicable]] : [])),
)

const answered = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null))
