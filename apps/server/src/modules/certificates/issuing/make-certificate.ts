import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import { CertificatePayload } from '../templates/certificate.payload.ts'
import { requireReady } from './require-ready.ts'

/** The documents exist: the accreditation takes over number and validity of its certificate, where one was made. */
export const makeCertificate: Effect = async (tx, { context }) => {
  const drafts = await requireReady(tx, context.transaction)
  const own = context.accreditation?.id
  const certificate = drafts.find(({ kind, accreditation_id }) => kind === 'certificate' && accreditation_id === own)
  if (!certificate || !context.accreditation) return undefined
  const { in_force_on, valid_until } = CertificatePayload.parse(certificate.payload)
  return updateAccreditation(tx, context.accreditation, {
    // The bare number, without the letter of a later edition.
    number: context.accreditation.number ?? certificate.number,
    first_day: in_force_on,
    expiry_date: valid_until,
  })
}
