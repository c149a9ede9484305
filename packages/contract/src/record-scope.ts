/**
 * Whose records a call reaches, of those its door lets in. What lies beyond is answered as if it did not exist, or
 * refused where its number is no secret. A test tries every call by everybody; `docs/permissions.md` is written from it.
 */
export const recordScopes = {
  any: 'every record',
  'both-agencies': 'every record, for who works for both agencies',
  own: 'the caller’s own',
  business: 'of businesses the caller acts for',
  prepare: 'of businesses for which the caller may prepare',
  submit: 'of businesses for which the caller may submit',
  pay: 'of businesses for which the caller may pay',
  'manage-people': 'of businesses whose people the caller manages',
  'business-or-staff':
    'of businesses the caller acts for; every business for staff of an agency and for keepers of customers',
  transaction:
    'of businesses the caller acts for; once filed, also for staff of its agency and for those who oversee both',
  'transaction-of-staff': 'once filed, for staff of its agency and for those who oversee both',
  thread: 'of businesses the caller acts for; once filed, also for staff of its agency',
  'held-transaction': 'the transaction whose lock the caller holds',
  act: 'as the workflow’s table says of this act, this transaction and this person (`docs/workflow.md`)',
  agency: 'of the caller’s agency; of both for who works for both',
  account:
    'the caller’s own; customers’ for keepers of customers; accounts of staff of the caller’s agency for who sees those',
  card: 'the caller’s own; for who sees staff, every customer’s and those of staff of the caller’s agency',
  customer: 'the caller’s own; every customer’s for keepers of customers',
  upload: 'the caller’s own, until an act takes it up',
  file: 'the caller’s own until an act takes it up; then of those who may read the transaction it is filed with',
} as const
export type RecordScope = keyof typeof recordScopes
