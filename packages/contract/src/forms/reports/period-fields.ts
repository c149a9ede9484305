import { formatDay } from '@lading/domain/dates/format'
import { isPlainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import { agencies, sideLabels, type Agency } from '@lading/domain/transactions/agency'
import type { AnswersTo } from '../field-kinds.ts'
import type { FieldFault, FieldTable, FormContext } from '../form-definition.ts'

/** What a report says of its period and agency: written down when it is opened, and changed by nobody. */
export const periodFields = {
  period_first_day: {
    label: 'First day of the period',
    section: 'period',
    kind: 'day',
    required: false,
    computed: 'shown',
  },
  period_last_day: {
    label: 'Last day of the period',
    section: 'period',
    kind: 'day',
    required: false,
    computed: 'shown',
  },
  side: {
    label: 'Agency',
    section: 'period',
    kind: 'choice',
    required: false,
    computed: 'hidden',
    choices: agencies.map((agency) => ({ value: agency, label: sideLabels[agency].name })),
  },
} as const satisfies FieldTable

/** The answer to one of these questions in any form. */
const answerTo = (answers: Form, name: keyof typeof periodFields): unknown => answers[name]

/** Which agency a form answers to, as it was written down when the report was opened; null where it says none. */
export const sideOf = (answers: Form): Agency | null =>
  agencies.find((agency) => agency === answerTo(answers, 'side')) ?? null

/** The first and the last day that a report answers for; null where it answers for none. */
export function periodIn(answers: Form): { first_day: PlainDate; last_day: PlainDate } | null {
  const [first_day, last_day] = [answerTo(answers, 'period_first_day'), answerTo(answers, 'period_last_day')]
  const isDay = (day: unknown): day is PlainDate => typeof day === 'string' && isPlainDate(day)
  return isDay(first_day) && isDay(last_day) ? { first_day, last_day } : null
}

/** A period is reported once it is over (workflow row D01); it may be written down before. */
export function periodFaults(
  { period_last_day: last }: Pick<AnswersTo<typeof periodFields>, 'period_last_day'>,
  { today }: Pick<FormContext, 'today'>,
): FieldFault[] {
  if (!isPlainDate(last) || today === null || today > last) return []
  const day = formatDay(last)
  const message = `The period runs until ${day}. File the report after it; your draft is saved.`
  return [{ path: 'period_last_day', message, params: { day } }]
}
