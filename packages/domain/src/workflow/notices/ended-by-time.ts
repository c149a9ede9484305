import type { ActionKey } from '../actions/actions.ts'

const sentences: Partial<Record<ActionKey, string>> = {
  'completion-deadline-passed': 'The missing documents were not added by the last day.',
  'client-did-not-act': 'What the agency returned was not answered by the last day.',
  'application-fee-unpaid':
    'The application fee was not paid by the last day. Its order of payment is void: do not pay it.',
  'order-of-payment-unpaid': 'The order of payment was not paid by the last day and is void: do not pay it.',
  'no-proof-of-publication': 'No proof of publication was received by the last day.',
  unclaimed: 'The printed document was not picked up by the last day and is archived.',
}

/** Why it closed where a later certificate was issued before the paper of this one was handed over. */
export const CLOSED_AS_REPLACED =
  'A later certificate took its place before the paper was handed over; the paper is archived.'

/** Why time alone moved it, as its business reads it; of what people do, nothing. */
export const endedByTime = (action: ActionKey): string | undefined => sentences[action]
