import type { FoundCase } from '@lading/contract/requests/certification'
import type { Original } from '@lading/contract/requests/requests'
import { formatLongDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { certificateRequestForm } from '@lading/contract/forms/requests/certificate-request'
import { isAboutCases, whyNotCertifiable } from '@lading/domain/evaluation/case-search'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import type { RegisteredAccreditation } from './registered-accreditations.ts'
import { sentence } from './sentence.ts'
import { holderText, standingParagraph } from './standing-paragraph.ts'

interface Known {
  /** What the search found; null where it was not run yet. */
  readonly cases: readonly FoundCase[] | null
  readonly registered: readonly RegisteredAccreditation[]
  /** Of a true copy. */
  readonly original: Original | null
}

/**
 * What a letter says to begin with, from what is asked and what the search found; the evaluator goes on from there. None
 * where the search contradicts what is asked, or would have to be run first.
 */
export function proposedLetter(
  { transaction, business_name }: LockedTransaction,
  { cases, registered, original }: Known,
): string | null {
  const { kind, purpose, original_lost } = answersTo(certificateRequestForm, transaction)
  if (cases ? whyNotCertifiable(kind, cases.length) : isAboutCases(kind)) return null
  const who = `${business_name}${holderText(registered)}`
  const bodies: Readonly<Record<string, string>> = {
    'no-pending-case': `This is to certify that, as of this day, no case for suspension or revocation is pending before this office against ${who}`,
    'pending-case': `This is to certify that, as of this day, the following is pending before this office against ${who}: ${listed(cases ?? [])}`,
    standing: standingParagraph(business_name, transaction.agency, registered),
    'true-copy': copied(business_name, original, original_lost),
    other: `This is to certify that ${who} `,
  }
  const body = bodies[kind] ?? ''
  return `${kind === 'other' ? body : sentence(body)}\n\nThis certification is issued at the request of ${business_name} for the following purpose: ${sentence(purpose)}`
}

function copied(business_name: string, original: Original | null, is_lost: boolean): string {
  if (!original) return 'This is to certify that '
  const { kind, number, issued_on } = original
  const what = `${nameOfDocument({ kind })} No. ${number}, issued on ${formatLongDay(plainDate(issued_on))} to ${business_name}`
  return `This is to certify that the pages after this one are a true copy of the ${what}, as this office keeps it. The SHA-256 of the original file is stated above${is_lost ? `. ${business_name} declared under oath that the original is lost` : ''}`
}

/** Without the stage of each: a case moves on while the letter is reviewed, and the letter would be untrue. */
function listed(cases: readonly FoundCase[]): string {
  return cases
    .map(({ reference, type, status }) =>
      type === null
        ? `${reference}, suspended`
        : `${typeLabels[type]} ${reference}${status === Status.suspended ? ', in force' : ''}`,
    )
    .join('; ')
}
