import { TransactionType } from '../../transactions/transaction-type.ts'
import { unless, type Guard } from './guard.ts'

/** Recommendation, decision and release. */
export const decisionGuards = {
  'not-yet-recommended': ({ recommendation }) =>
    unless(recommendation === null, 'The recommendation is recorded; it is for the approving officer.'),
  'approval-recommended': ({ recommendation }) =>
    unless(recommendation === 'approve', 'Approval has not been recommended yet.'),
  'dismissal-recommended': ({ recommendation }) =>
    unless(recommendation === 'dismiss', 'Dismissal has not been recommended yet.'),
  'made-the-recommendation': ({ recommendation, recommended_by }, { actor }) =>
    unless(
      recommendation !== null && recommended_by === actor.user_id,
      'Only the person who recommended may withdraw it.',
    ),
  'did-not-recommend': ({ recommended_by }, { actor }) =>
    unless(recommended_by !== actor.user_id, 'Whoever recommended does not decide.'),
  'did-not-propose': ({ disapproval_proposed_by }, { actor }) =>
    unless(disapproval_proposed_by !== actor.user_id, 'Whoever proposed disapproval does not decide on it.'),

  'certificate-changes': ({ type, filing }) => {
    const changes = type !== TransactionType.capitalization || filing.changes_certificate
    return unless(changes, 'The certificate stays as it is: the change is applied alone.')
  },
  'certificate-unaffected': ({ type, filing }) => {
    const changes = type === TransactionType.capitalization && filing.changes_certificate
    return unless(!changes, 'The certificate must be made anew.')
  },
  'document-ready': ({ release }) => unless(release.document_ready, 'The document is still being made.'),
  'pickup-asked': ({ release }) => unless(release.delivery === 'pickup', 'The client asked for electronic delivery.'),
  'electronic-asked': ({ release }) =>
    unless(release.delivery === 'electronic', 'The client asked for a copy on paper.'),
} satisfies Record<string, Guard>
