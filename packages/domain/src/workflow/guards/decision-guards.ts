import { typesWhere } from '../../transactions/definitions/definitions.ts'
import { guard, ofTypes, plainGuard, unless, type Guard } from './guard.ts'

/** Of these the answers decide whether the certificate changes; of all other changes the type does. */
const maySpareCertificate = typesWhere(({ may_spare_documents }) => may_spare_documents)

/** Recommendation, decision and release. */
export const decisionGuards = {
  'not-yet-recommended': plainGuard(({ recommendation }) =>
    unless(recommendation === null, 'The recommendation is recorded. The approving officer decides next.'),
  ),
  'approval-recommended': plainGuard(({ recommendation }) =>
    unless(recommendation === 'approve', 'Approval has not been recommended yet.'),
  ),
  'dismissal-recommended': plainGuard(({ recommendation }) =>
    unless(recommendation === 'dismiss', 'Dismissal has not been recommended yet.'),
  ),
  'made-the-recommendation': plainGuard(({ recommendation, recommended_by }, { actor }) =>
    unless(
      recommendation !== null && recommended_by === actor.user_id,
      'Only the person who recommended may withdraw it.',
    ),
  ),
  'did-not-recommend': plainGuard(({ recommended_by }, { actor }) =>
    unless(recommended_by !== actor.user_id, 'The person who recommended cannot decide.'),
  ),
  'did-not-propose': plainGuard(({ disapproval_proposed_by }, { actor }) =>
    unless(disapproval_proposed_by !== actor.user_id, 'The person who proposed disapproval cannot decide on it.'),
  ),

  'certificate-changes': ofTypes(
    maySpareCertificate,
    guard(['filing.changes_certificate'], ({ filing }) =>
      unless(filing.changes_certificate, 'The certificate does not change. Apply the change only.'),
    ),
  ),
  'certificate-unaffected': ofTypes(
    maySpareCertificate,
    guard(['filing.changes_certificate'], ({ filing }) =>
      unless(!filing.changes_certificate, 'A new certificate must be made.'),
    ),
  ),
  'document-ready': guard(['release.document_ready'], ({ release }) =>
    unless(release.document_ready, 'The document is still being prepared.'),
  ),
  'pickup-asked': guard(['release.delivery'], ({ release }) =>
    unless(release.delivery === 'pickup', 'The client chose electronic delivery.'),
  ),
  // What was replaced on paper is left to download, as every other.
  'electronic-asked': guard(['release.delivery', 'release.is_replaced'], ({ release }) =>
    unless(release.delivery === 'electronic' || release.is_replaced, 'The client chose a printed copy.'),
  ),
  'not-replaced': guard(['release.is_replaced'], ({ release }) =>
    unless(
      !release.is_replaced,
      'A later certificate took the place of this one. Its paper is not handed over: the portal closes this by itself.',
    ),
  ),
} satisfies Record<string, Guard>
