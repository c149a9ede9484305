import { paths } from '@lading/contract/addresses/paths'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { settingsOf } from '#platform/settings'
import { printedPayload } from '#modules/documents/issued/printed-payload'
import { asReadBy } from '#modules/filing/reading/as-filed'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { certificationLetter } from './certification-letter.ts'
import type { AnsweredRequest, LetterSignature } from './letter-kinds.ts'
import { letterVersion } from './letters.queries.ts'
import { recommendationLetter } from './recommendation-letter.ts'
import { isCertification, requireLetter } from './require-letter.ts'
import { CertificationPayload } from './templates/certification.payload.ts'
import { withOriginal } from './with-original.ts'

const NOT_SIGNED = 'Not signed'

/**
 * A version of a letter drawn as it will be: without number and signature, and with a code that leads to no document.
 * Throws 404 where there is no such letter, or it is not of the caller's agency; 409 where its original stands no more.
 */
export async function previewLetter(
  { db, files, config, draw }: Pick<Deps, 'db' | 'files' | 'config' | 'draw'>,
  { id, version_no }: { readonly id: number; readonly version_no: number },
  actor: Caller,
  now: Date,
): Promise<Uint8Array> {
  const stands = await findTransaction(db, id)
  requireLetter(stands.transaction)
  maySee(stands.transaction, actor)
  const found = await asReadBy(db, stands, actor)
  const { transaction } = found
  const { body } = await letterVersion(db, transaction, version_no)
  const answered = { ...found, settings: await settingsOf(db) }
  const kind = isCertification(transaction) ? 'certification' : 'sec-recommendation'
  const url = config.public_url + paths.verifyDocument(kind, `not-signed-${transaction.slug}`)
  const unsigned = notSigned(answered, url, now)
  if (kind === 'sec-recommendation')
    return draw(kind, printedPayload(kind, await recommendationLetter.payloadOf(db, answered, body, unsigned)))
  const payload = CertificationPayload.parse(await certificationLetter.payloadOf(db, answered, body, unsigned))
  return withOriginal({ db, files }, await draw(kind, printedPayload(kind, payload)), payload)
}

function notSigned({ transaction: { agency }, settings }: AnsweredRequest, url: string, now: Date): LetterSignature {
  const signatory = { name: NOT_SIGNED, position: settings.text(`signatory.${agency}.approver`), signed_at: null }
  return { number: NOT_SIGNED, url, signatory, signed_at: now.toISOString() }
}
