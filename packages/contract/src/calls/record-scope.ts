/**
 * Whose records a call reaches, of those its door lets in. What lies beyond is answered as if it did not exist, or
 * refused where its number is no secret. A test tries every call by everybody; `docs/permissions.md` is written from it.
 */
export const recordScopes = {
  any: 'every record',
  'both-agencies': 'every record, for staff of both agencies',
  own: 'the caller’s own',
  business: 'of businesses the caller acts for',
  prepare: 'of businesses for which the caller may prepare',
  'prepare-or-hold': 'of businesses for which the caller may prepare; the transaction whose lock the caller holds',
  submit: 'of businesses for which the caller may submit',
  pay: 'of businesses for which the caller may pay',
  'manage-people': 'of businesses whose people the caller manages',
  'business-or-staff':
    'of businesses the caller acts for; every business for staff of an agency and people who manage customers',
  transaction:
    'of businesses the caller acts for; once filed, also for staff of its agency and people who oversee both',
  'transaction-of-staff': 'once filed, for staff of its agency and people who oversee both',
  thread: 'of businesses the caller acts for; once filed, also for staff of its agency',
  'held-transaction': 'the transaction whose lock the caller holds',
  act: 'as the workflow table defines for this action, transaction and person (`docs/workflow.md`)',
  agency: 'of the caller’s agency; of both for staff of both',
  account:
    'the caller’s own; customers’ for people who manage customers; staff accounts of the caller’s agency for people who may see them',
  card: 'the caller’s own; every customer’s and those of staff of the caller’s agency for people who may see staff accounts',
  customer: 'the caller’s own; every customer’s for people who manage customers',
  upload: 'the caller’s own, until an action uses it',
  file: 'the caller’s own until an action uses it; then of people who may read the transaction it is filed with',
} as const
export type RecordScope = keyof typeof recordScopes
