import { flag, number, PROPOSED } from '../define.ts'

/** How staff work together, and how long they stay signed in. */
export const workflowSettings = {
  'workflow.self_pick_allowed': flag('true', 'Evaluators may pick unassigned transactions', PROPOSED),
  'workflow.cashier_separation': flag('true', 'The person who posted a payment may not validate it', PROPOSED),
  'workflow.publication_exempt': flag('false', 'Publication may be waived, air', PROPOSED),
  'workflow.hearing_resets': number('3', 'Number of times a hearing may be reset', PROPOSED),
  'workflow.lease_minutes': number('15', 'Minutes a lock lasts without activity', PROPOSED),
  'workflow.lock_idle_days': number('2', 'Working days after which an idle lock is freed', PROPOSED),
  'people.second_administrator': flag('false', 'Changes of roles need a second administrator'),
  'session.token_minutes': number('120', 'Minutes a token lasts'),
  'session.hours': number('24', 'Hours a session lasts at most'),
} as const
