import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { Status } from '@lading/domain/transactions/status'
import type { Row } from '../tables.ts'
import type { DemoTransaction } from './transaction.ts'

/** What the evaluator of a request found and wrote before review, so that the desks after it go on from there. */
export function letterRows(one: DemoTransaction): { case_searches: Row[]; request_letters: Row[] } {
  const { id, history, plan, form } = one
  const endorsed = history.steps.find(
    ({ row }) => row.from === Status.lockedForEvaluation && row.action.startsWith('endorse'),
  )
  const isCertification = definitionOf(plan.type).documents.includes('certification')
  if (!endorsed || !(isCertification || definitionOf(plan.type).documents.includes('sec-recommendation')))
    return { case_searches: [], request_letters: [] }
  const { by, at } = endorsed
  const body = (isCertification ? certified(one) : recommended(one)).join('\n\n')
  return {
    case_searches: isCertification ? [{ transaction_id: id, cases: [], by_user_id: by, at }] : [],
    request_letters: [{ transaction_id: id, version_no: 1, body, answers: form, written_by: by, written_at: at }],
  }
}

const certified = ({ business, form }: DemoTransaction) => [
  `This is to certify that, as of this day, no case for suspension or revocation is pending before this office against ${stop(business.profile.business_name)}`,
  `This certification is issued at the request of ${business.profile.business_name} for the following purpose: ${stop(String(form['purpose']))}`,
]

const recommended = ({ business }: DemoTransaction) => [
  `${business.profile.business_name} asked for the recommendation of this office on the increase of its capital as stated above.`,
  'This office has no objection to it, with the purpose clause and the capital stated above.',
  'This recommendation does not take the place of an accreditation.',
]

const stop = (words: string) => words.replace(/\.?$/, '.')
