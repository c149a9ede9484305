import type { StaffQueue } from '@lading/contract/queues'

/** What a staff list is for, and what its reader does when it is empty. */
export interface StaffListWords {
  readonly subtitle: string
  readonly empty: { readonly title: string; readonly hint: string }
  /** Offers the evaluator the next case. */
  readonly takes_next?: true
}

/** The words of each list; what stands in it is the domain's table (packages/domain, workflow/lists). */
export const staffListWords: Readonly<Record<StaffQueue, StaffListWords>> = {
  'my-queue': {
    subtitle: 'What lies on your desk, what is due first at the top.',
    empty: {
      title: 'Your desk is clear',
      hint: 'Take the next case, or wait until one is routed to you: you are told by e-mail and at the bell.',
    },
    takes_next: true,
  },
  'for-routing': {
    subtitle: 'Filed, and with no evaluator yet. Open one to route it to an evaluator or a queue group.',
    empty: {
      title: 'Everything is routed',
      hint: 'New filings appear here. “Queue Management” shows how the evaluators are loaded.',
    },
  },
  'for-evaluation': {
    subtitle: 'Waiting for an evaluator, under evaluation, or answered by the client.',
    empty: { title: 'Nothing waits for evaluation', hint: 'New filings and answers of clients appear here.' },
    takes_next: true,
  },
  'for-review': {
    subtitle: 'Evaluated. Read the memorandum and the documents, then endorse or return.',
    empty: { title: 'Nothing waits for review', hint: 'Cases appear here when an evaluator endorses them.' },
  },
  'for-revision': {
    subtitle: 'Sent back by review, decision or release for a correction.',
    empty: { title: 'Nothing to correct', hint: 'Cases appear here when a later desk finds something to mend.' },
  },
  'order-of-payment': {
    subtitle: 'Fees to assess, and orders of payment that are out.',
    empty: { title: 'No fee to assess', hint: 'Cases appear here when the reviewer endorses them for payment.' },
  },
  'payment-validation': {
    subtitle: 'Payments to compare with the deposit or the bank statement.',
    empty: { title: 'No payment to validate', hint: 'Payments appear here when a client pays or uploads proof.' },
  },
  'for-recommendation': {
    subtitle: 'Paid and complete. Read the memorandum, then recommend or send back.',
    empty: {
      title: 'Nothing waits for a recommendation',
      hint: 'Cases appear here when the payment is validated.',
    },
  },
  'for-approval': {
    subtitle: 'Recommended, and waiting for the decision.',
    empty: { title: 'Nothing waits for a decision', hint: 'Cases appear here when approval is recommended.' },
  },
  'for-disapproval': {
    subtitle: 'Disapproval is proposed. Confirm it, or send the case back.',
    empty: { title: 'No disapproval is proposed', hint: 'Cases appear here when a reviewer proposes disapproval.' },
  },
  'for-printing': {
    subtitle: 'Approved. Print and seal the certificate, then issue it.',
    empty: { title: 'Nothing to print', hint: 'Cases appear here when they are approved.' },
  },
  'for-pickup': {
    subtitle: 'Issued certificates that are to be handed over.',
    empty: { title: 'Nothing to hand over', hint: 'Certificates appear here once they are issued.' },
  },
}
