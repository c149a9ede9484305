import type { BaseFacts, WorkflowState } from './decision-facts.ts'

/** The workflow's columns before the first move. */
export const emptyState: WorkflowState = {
  status: null,
  returned_from: null,
  recommendation: null,
  recommended_by: null,
  outcome: null,
  processor_id: null,
  lock_holder_id: null,
  lease_ends_at: null,
  ever_locked: false,
  resubmissions: 0,
  ever_approved: false,
  disapproval_proposed_by: null,
  disapproval_proposed_from: null,
  deadline_extended: false,
  participants: { evaluators: [], reviewers: [], recommenders: [], approvers: [] },
}

/** A transaction that does not exist yet; the person who opens one says whose it is. */
export const emptyBase: BaseFacts = {
  subject: 'transaction',
  type: 1,
  agency: 'dti',
  business_id: 0,
  version: 0,
  author_id: null,
  ...emptyState,
  deadlines: { client_due_at: null, draft_stale_at: null, lock_idle_at: null },
  settings: {
    self_pick_allowed: false,
    cashier_separation: true,
    publication_exempt: false,
    hearing_resets: 0,
    lease_minutes: 15,
  },
}
