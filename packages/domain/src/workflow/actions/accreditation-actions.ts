import type { ActionRows } from './action-row.ts'

/** Arrears that stand against a renewal, and the life of an accreditation. */
export const accreditationActions = {
  'ask-for-waiver': {
    label: 'Ask for a waiver',
    client: { done: 'Your request is with the approving officer.', past: 'Waiver of arrears requested' },
  },
  'waive-arrears': { label: 'Waive arrears', done: 'Arrears waived', answers_client: true },
  'decline-waiver': { label: 'Decline waiver', done: 'Waiver declined', answers_client: true },
  expire: {
    label: 'Expire',
    outcome: {
      label: 'Lapsed',
      tone: 'stopped',
      reason: 'The accreditation expired before the agency answered.',
    },
  },
  superseded: { label: 'Superseded' },
  suspend: { label: 'Suspend' },
  revoke: { label: 'Revoke' },
  'lift-or-end-not-expired': { label: 'Suspension over' },
  'lift-or-end-expired-meanwhile': { label: 'Suspension over, already expired' },
  'renewal-approved': { label: 'Renewal approved' },
  'ask-for-surrender': {
    label: 'Surrender the accreditation',
    client: { done: 'Your request is with the approving officer.', past: 'Surrender requested' },
    outcome: { label: 'Requested', tone: 'agency', remarks_label: 'Reason' },
  },
  'decline-surrender': {
    label: 'Decline surrender',
    done: 'Surrender declined',
    outcome: { label: 'Declined', tone: 'stopped', remarks_label: 'Reason' },
  },
  'voluntary-surrender-closure': {
    label: 'Accept surrender',
    done: 'Surrender accepted',
    outcome: { label: 'Accepted', tone: 'done', remarks_label: 'Note' },
  },
  'written-off': { label: 'Write off', done: 'Written off' },
  import: { label: 'Import' },
  'import-expired': { label: 'Import, expired' },
} as const satisfies ActionRows
