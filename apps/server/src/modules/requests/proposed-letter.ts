import type { FoundCase } from '@lading/contract/certification'
import { certificateRequestForm } from '@lading/contract/forms/certificate-request'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import type { LockedTransaction } from '#modules/workflow/lock-transaction'
import { answersTo } from '#modules/workflow/transaction-row'
import type { RegisteredAccreditation } from './registered-accreditations.ts'
import { holderText, standingParagraph } from './standing-paragraph.ts'

/** What a letter says to begin with, from what is asked and what the search found; the evaluator goes on from there. */
export function proposedLetter(
  { transaction, business_name }: LockedTransaction,
  { cases, registered }: { cases: readonly FoundCase[]; registered: readonly RegisteredAccreditation[] },
) {
  const { kind, purpose } = answersTo(certificateRequestForm, transaction)
  const who = `${business_name}${holderText(registered)}`
  const bodies: Readonly<Record<string, string>> = {
    'no-pending-case': `This is to certify that, as of this day, no case for suspension or revocation is pending before this office against ${who}`,
    'pending-case': `This is to certify that, as of this day, the following is pending before this office against ${who}: ${listed(cases)}`,
    standing: standingParagraph(business_name, transaction.agency, registered),
    other: `This is to certify that ${who} `,
  }
  const body = bodies[kind] ?? ''
  return `${kind === 'other' ? body : sentence(body)}\n\nThis certification is issued upon request for: ${sentence(purpose)}`
}

/** Ends with one full stop, also after a name such as “Lines, Inc.”. */
const sentence = (words: string) => words.replace(/\.?\s*$/, '.')

function listed(cases: readonly FoundCase[]): string {
  if (cases.length === 0) return 'nothing'
  return cases
    .map(({ reference, type, status }) =>
      type === null
        ? `${reference}, suspended`
        : `${typeLabels[type]} ${reference} (${labelOfStatus(status, 'staff', type)})`,
    )
    .join('; ')
}
