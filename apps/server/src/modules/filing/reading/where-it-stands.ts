import { familyOf } from '@lading/domain/transactions/family'
import { wordsOf, type FamilyWords } from '@lading/domain/transactions/family-words'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

interface Standing {
  /** A desk of the agency, never a person of it. */
  readonly who_has_it: string
  readonly next: string
}

const you = (next: string): Standing => ({ who_has_it: 'You', next })
type Desk = (who: string, next: string) => Standing
const nobody = (next: string): Standing => ({ who_has_it: 'No one: it is closed', next })

const standingsOf = ({ document, ended, again }: FamilyWords, desk: Desk): Partial<Record<Status, Standing>> => ({
  [Status.draft]: you('Submit it to the agency.'),
  [Status.forRequirementCompletion]: you('Add what is missing. The agency then receives it.'),
  [Status.forEvaluation]: desk('Receiving and routing', 'An evaluator is assigned and starts the evaluation.'),
  [Status.lockedForEvaluation]: desk('Evaluator', 'Review, then the order of payment.'),
  [Status.forClientAction]: you('Answer and resubmit. The same evaluator continues.'),
  [Status.resubmitted]: desk('Evaluator', 'The same evaluator continues with your answers.'),
  [Status.forReview]: desk('Reviewer', 'The order of payment.'),
  [Status.forRevision]: desk('Reviewer', 'The order of payment.'),
  [Status.evaluationForRevision]: desk('Reviewer', 'The order of payment.'),
  [Status.forLoaIssuance]: desk('Evaluator', 'The order of payment for the application fee.'),
  [Status.forApplicationFeeOrder]: desk('Cashier', 'You receive the order of payment for the application fee.'),
  [Status.forApplicationFeePayment]: you(
    'Pay the application fee; the application counts as filed once it is validated.',
  ),
  [Status.forApplicationFeeValidation]: desk('Cashier', 'The application is filed and given its case number.'),
  [Status.noticeOfPreliminaryHearing]: desk('Hearing officer', 'The notice of preliminary hearing.'),
  [Status.forPublication]: you('Publish the notice and submit proof of publication.'),
  [Status.forPublicationValidation]: desk('Hearing officer', 'The proof of publication is examined.'),
  [Status.forHearing]: desk('Hearing officer', 'The hearing, then the order of payment.'),
  [Status.forOrderOfPayment]: desk('Cashier', 'You receive the order of payment.'),
  [Status.forPayment]: you('Pay the order of payment; the cashier validates it.'),
  [Status.forPaymentValidation]: desk('Cashier', 'The official receipt, then the decision.'),
  [Status.forRecommendingApproval]: desk('Deciding officers', 'The decision.'),
  [Status.forDisapproval]: desk('Deciding officers', 'The decision.'),
  [Status.approved]: desk('Releasing officer', `The ${document} is made.`),
  [Status.forPrinting]: desk('Releasing officer', `The ${document} is issued.`),
  [Status.certificateIssued]: desk('Releasing officer', `The ${document} is released to you.`),
  [Status.forPickup]: you(`Pick up the ${document}.`),
  [Status.accredited]: nobody(ended),
  [Status.disapproved]: nobody('The denial notice states the grounds and your options.'),
  [Status.terminated]: nobody(again),
  [Status.deleted]: nobody(again),
  [Status.expired]: nobody(again),
  [Status.requestRejected]: nobody('The notice states the grounds and your options.'),
})

/** A report is accepted by its evaluator, and paid for only where a penalty was assessed. */
const reportStandings = (desk: Desk): Partial<Record<Status, Standing>> => ({
  [Status.lockedForEvaluation]: desk('Evaluator', 'The report is accepted, or a penalty is assessed.'),
  [Status.forReview]: desk('Reviewer', 'The report is accepted, or a penalty is assessed.'),
  [Status.forRevision]: desk('Evaluator', 'The report is accepted, or a penalty is assessed.'),
  [Status.evaluationForRevision]: desk('Evaluator', 'The report is accepted, or a penalty is assessed.'),
  [Status.forOrderOfPayment]: desk('Cashier', 'You receive the order of payment for the penalty.'),
  [Status.forPaymentValidation]: desk('Cashier', 'The official receipt; the report is then accepted.'),
})

/** Where nothing is to be paid, the decision follows the review. */
const freeStandings = (desk: Desk): Partial<Record<Status, Standing>> => ({
  [Status.lockedForEvaluation]: desk('Evaluator', 'Review, then the decision.'),
  [Status.forReview]: desk('Reviewer', 'The decision.'),
  [Status.forRevision]: desk('Reviewer', 'The decision.'),
  [Status.evaluationForRevision]: desk('Reviewer', 'The decision.'),
})

/** What was approved comes back for a mistake in what was issued, or is about to be. */
function correctedStandings({ document }: FamilyWords, desk: Desk): Partial<Record<Status, Standing>> {
  const again = desk('Evaluator', `The ${document} is corrected and issued again.`)
  return { [Status.forRevision]: again, [Status.evaluationForRevision]: again }
}

type Shown = Pick<TransactionRow, 'type' | 'status' | 'agency' | 'request_asked_at' | 'ever_approved'>

/** Who has a transaction and what comes next, as its client reads it. */
export function whereItStands(
  { type, status, agency, request_asked_at, ever_approved }: Shown,
  is_free: boolean,
  /** What is said of it once it is closed, in place of the words of its family. */
  closed: string | null = null,
): Standing {
  const side = sideLabels[agency].name.toLowerCase()
  const desk: Desk = (who, next) => ({ who_has_it: `${who}, ${side}`, next })
  if (closed) return nobody(closed)
  if (request_asked_at) return desk('Approving officer', 'The decision on your request to be excused.')
  const words = wordsOf(type)
  const special: Partial<Record<Status, Standing>> = {
    ...(is_free && freeStandings(desk)),
    ...(familyOf(type) === 'report' && reportStandings(desk)),
    ...(ever_approved && correctedStandings(words, desk)),
  }
  return (
    special[status] ?? standingsOf(words, desk)[status] ?? desk('The agency', 'The agency continues processing it.')
  )
}
