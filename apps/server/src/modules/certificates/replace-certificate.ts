import { applicantFrom } from '#modules/documents/letterhead'
import type { Effect } from '#modules/workflow/handlers'
import { theSystem } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { CertificatePayload } from './templates/certificate.payload.ts'
import { lockCertificate, voidCertificateDraft } from './certificate-effects.ts'
import { orderCertificate } from './order-certificate.ts'

/**
 * The certificate drawn at approval must say what the register says now that the change is in it. Where another change
 * came in between it is drawn anew, signed by the same approver; printing waits for it.
 */
export function replaceCertificate(needs: Pick<Deps, 'keys' | 'config'>): Effect {
  const orderFor = orderCertificate(needs)
  return async (tx, applied, actor, now) => {
    const { context } = applied
    const drawn = await lockCertificate(tx, context.transaction.id)
    const approver = context.participants.approvers.at(-1)
    if (!drawn || approver === undefined) return undefined
    const { business_name, trade_name, address } = CertificatePayload.parse(drawn.payload)
    const wanted = applicantFrom(context.profile)
    const isTrue =
      business_name === wanted.business_name && trade_name === wanted.trade_name && address === wanted.address
    if (isTrue) return undefined
    await voidCertificateDraft(tx, applied, actor, now)
    await orderFor(tx, context, { ...theSystem, user_id: approver }, now)
    return undefined
  }
}
