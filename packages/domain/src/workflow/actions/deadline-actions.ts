import type { ActionRows } from './action-row.ts'

/** What the portal does when a period ends. */
export const deadlineActions = {
  'purge-stale-draft': { label: 'Purge stale draft' },
  'completion-deadline-passed': { label: 'Completion deadline passed' },
  'client-did-not-act': { label: 'Client did not act' },
  'application-fee-unpaid': { label: 'Application fee unpaid' },
  'order-of-payment-unpaid': { label: 'Order of payment unpaid' },
  'no-proof-of-publication': { label: 'No proof of publication' },
  'two-unexcused-absences': { label: 'Two unexcused absences' },
  'answer-period-lapsed': { label: 'Answer period lapsed' },
  'lock-idle': { label: 'Idle lock freed' },
  'lock-idle-resubmitted': { label: 'Idle lock freed' },
  'lock-idle-revision': { label: 'Idle lock freed' },
  unclaimed: { label: 'Unclaimed' },
  'end-with-its-accreditation': { label: 'Ended with its accreditation' },
} as const satisfies ActionRows
