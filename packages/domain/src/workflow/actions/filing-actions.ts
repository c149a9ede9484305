import type { ActionRow, ActionRows } from './action-row.ts'

const withdrawing = {
  label: (noun: string) => `Withdraw the ${noun}`,
  done: (noun: string) => `The ${noun} was withdrawn.`,
  past: 'Withdrawn',
  confirmation: {
    question: (noun: string) => `Withdraw the ${noun}?`,
    text: 'It is closed and cannot be reopened. Open orders of payment become void. You may file a new one at any time.',
    confirm: 'Withdraw',
    keep: 'Keep it',
  },
} satisfies ActionRow['client']

/** What a client does with a filing. */
export const filingActions = {
  create: { label: 'Open', client: { past: 'Draft opened' } },
  'save-draft': { label: 'Save draft' },
  'delete-draft': {
    label: 'Delete draft',
    danger: true,
    client: {
      label: 'Delete the draft',
      done: 'The draft was deleted.',
      confirmation: {
        question: 'Delete this draft?',
        text: 'What was filled in and the files attached to it are removed. The business itself stays.',
        confirm: 'Delete',
      },
    },
  },
  submit: {
    label: 'Submit',
    usual_after: 'it is submitted',
    client: { label: (noun) => `Submit the ${noun}`, past: 'Submitted' },
  },
  'submit-with-documents-to-follow': {
    label: 'Submit, documents to follow',
    client: { past: 'Submitted, documents to follow' },
  },
  'mark-incomplete-preliminary-assessment': { label: 'Mark as incomplete', done: 'Marked as incomplete' },
  'mark-incomplete': { label: 'Mark as incomplete', done: 'Marked as incomplete' },
  'complete-requirements': {
    label: 'Complete the requirements',
    usual_after: 'the requirements are complete',
    client: {
      label: 'Send to the agency',
      done: (noun) => `The agency has received your ${noun}.`,
      past: 'Requirements completed',
    },
  },
  resubmit: {
    label: 'Resubmit',
    usual_after: 'the client answers',
    client: { done: 'Sent back to the agency.', past: 'Resubmitted' },
  },
  withdraw: { label: 'Withdraw', danger: true, client: withdrawing },
  'withdraw-application': { label: 'Withdraw', danger: true, client: withdrawing },
} as const satisfies ActionRows
