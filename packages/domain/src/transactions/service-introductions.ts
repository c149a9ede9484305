import type { Service } from './services.ts'
import { TransactionType } from './transaction-type.ts'

// Apart from the services themselves, which every page of the site comes with.
const whoNeeds: Readonly<Partial<Record<TransactionType, string>>> = {
  [TransactionType.newAccreditation]:
    'For businesses registered in the Philippines that want to act as a sea freight forwarder: domestic, international, or as a non-vessel operating common carrier (NVOCC).',
  [TransactionType.renewal]:
    'For sea freight forwarders whose accreditation ends within two months, or has ended less than a year ago. The form is prefilled.',
  [TransactionType.businessName]:
    'For accredited freight forwarders whose registered business name has changed. The certificate is issued again with the new name.',
  [TransactionType.address]:
    'For accredited freight forwarders that have moved their principal office. The certificate is issued again with the new address.',
  [TransactionType.officers]:
    'For accredited freight forwarders whose officers were appointed, replaced or have left. The certificate does not change.',
  [TransactionType.agents]:
    'For accredited freight forwarders that add or drop agents or principals. The certificate does not change.',
  [TransactionType.registrationDocuments]:
    'For accredited freight forwarders whose permit, certificate of registration, lease or waybill form was renewed or replaced. The certificate of accreditation does not change.',
  [TransactionType.stockholders]:
    'For accredited partnerships, corporations and cooperatives whose partners, stockholders or members, or their shares, have changed. The certificate does not change.',
  [TransactionType.boardOfDirectors]:
    'For accredited corporations and cooperatives whose directors were elected, replaced or have left. The certificate does not change.',
  [TransactionType.capitalization]:
    'For accredited freight forwarders whose authorised, subscribed or paid-up capital has increased or decreased. The certificate changes only where the new capital no longer reaches the minimum of a scope.',
  [TransactionType.additionalCategory]:
    'For accredited freight forwarders that want to act in a scope they do not hold yet. The certificate is issued again with the wider scope and the same last day.',
  [TransactionType.insuranceCoverage]:
    'For accredited freight forwarders whose cargo liability policy is renewed or replaced. The portal asks for the new policy before the cover ends.',
  [TransactionType.requestForCertificate]:
    'For businesses that need the agency to certify what its register says of them, or a certified true copy of a certificate.',
  [TransactionType.requestForSecRecommendation]:
    'For businesses that register with the Securities and Exchange Commission, or change their purpose, name or capital there, and need the agency’s letter. An accreditation is not needed.',
}

/** Who needs a service, in a sentence or two. */
export const whoNeedsIt = ({ type }: Pick<Service, 'type'>): string => whoNeeds[type] ?? ''
