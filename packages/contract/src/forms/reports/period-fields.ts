import { formatDay } from '@lading/domain/dates/format'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import { agencies, sideLabels } from '@lading/domain/transactions/agency'
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

/** A period is reported once it is over (workflow row D01); it may be written down before. */
export function periodFaults({ period_last_day: last }: Form, { today }: Pick<FormContext, 'today'>): FieldFault[] {
  if (typeof last !== 'string' || !isPlainDate(last) || today === null || today > last) return []
  const day = formatDay(last)
  const message = `The period runs until ${day}. File the report after it; your draft is saved.`
  return [{ path: 'period_last_day', message, params: { day } }]
}
