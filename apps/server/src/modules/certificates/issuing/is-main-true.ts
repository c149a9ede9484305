import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import { applicantFrom } from '#modules/documents/letterhead'
import { printedScopes } from '../ordering/certified-facts.ts'
import type { OrderedDocument } from '../ordering/ordered-documents.ts'
import { CertificatePayload } from '../templates/certificate.payload.ts'

/** Whether a main certificate says what the business is called, where it is and what it may do. */
export function isMainTrue(
  { payload }: Pick<OrderedDocument, 'payload'>,
  scopes: ScopeFlags,
  profile: BusinessProfile,
): boolean {
  const { business_name, trade_name, address, scope } = CertificatePayload.parse(payload)
  const wanted = applicantFrom(profile)
  const isNamed = business_name === wanted.business_name && trade_name === wanted.trade_name
  return isNamed && address === wanted.address && isSameAnswer(scope, printedScopes(scopes))
}
