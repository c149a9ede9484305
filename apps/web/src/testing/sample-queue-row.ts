import { Status } from '@lading/domain/transactions/status'

/** A new application that waits for evaluation, two working days late. */
export const sampleQueueRow = {
  transaction_id: 7,
  reference: 'SFF-N-2026-000007',
  queue_number: 41,
  type: 1,
  agency: 'dti',
  status: Status.forEvaluation,
  business_id: 9,
  business_name: 'Kalayaan Global Lines Inc.',
  domestic: 0,
  international: 1,
  nvocc: 1,
  filed_at: '2026-11-09T02:00:00Z',
  due_on: '2026-11-18',
  days_left: -2,
  clock_state: 'runs',
  processor_name: null,
  queue_group_name: null,
  lock_holder_name: null,
  resubmissions: 0,
  total_amount_due: null,
  asks: null,
}
