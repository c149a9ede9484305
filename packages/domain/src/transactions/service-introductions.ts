import type { ServiceSlug } from './definitions/definitions.ts'
import type { Service } from './services.ts'

// By the word in the address of its start page; apart from the services themselves, which every page of the site comes with.
const whoNeeds: Readonly<Record<ServiceSlug, string>> = {
  'new-accreditation':
    'For businesses registered in the Philippines that want to act as a sea freight forwarder: domestic, international, or as a non-vessel operating common carrier (NVOCC).',
  renewal:
    'For sea freight forwarders whose accreditation ends soon, or has ended not long ago. The form is prefilled.',
  'change-of-business-name':
    'For accredited freight forwarders whose registered business name has changed. The certificate is issued again with the new name.',
  'change-of-address':
    'For accredited freight forwarders that have moved their principal office. The certificate is issued again with the new address.',
  'change-of-officers':
    'For accredited freight forwarders whose officers were appointed, replaced or have left. The certificate does not change.',
  'change-of-agents':
    'For accredited freight forwarders that add or drop agents or principals. The certificate does not change.',
  'renewed-registration-document':
    'For accredited freight forwarders whose permit, certificate of registration, lease or waybill form was renewed or replaced. The certificate of accreditation does not change.',
  'change-of-stockholders':
    'For accredited partnerships, corporations and cooperatives whose partners, stockholders or members, or their shares, have changed. The certificate does not change.',
  'change-of-directors':
    'For accredited corporations and cooperatives whose directors were elected, replaced or have left. The certificate does not change.',
  'change-of-capital':
    'For accredited freight forwarders whose authorised, subscribed or paid-up capital has increased or decreased. The certificate changes only where the new capital no longer reaches the minimum of a scope.',
  'change-of-branches':
    'For accredited freight forwarders that have opened or closed a branch. Each new branch gets a certificate of its own; that of the principal office does not change.',
  'additional-category':
    'For accredited freight forwarders that want to act in a scope they do not hold yet. The certificate is issued again with the wider scope and the same last day.',
  'annual-report':
    'For accredited freight forwarders, once a year is over: the figures of the audited financial statements, the volume of the year and its ten strongest trade lanes.',
  'quarterly-report':
    'For accredited freight forwarders, by sea and by air, also for a period without operation. The portal asks for the report once the period is over. Lines are typed, pasted, or taken from a CSV or XLSX file.',
  'insurance-coverage':
    'For accredited freight forwarders whose cargo liability policy is renewed or replaced. The portal asks for the new policy before the cover ends.',
  'request-for-certificate':
    'For businesses that need the agency to certify what its register says of them, or a certified true copy of a certificate.',
  'request-for-sec-recommendation':
    'For businesses that register with the Securities and Exchange Commission, or change their purpose, name or capital there, and need the agency’s letter. An accreditation is not needed.',
}

/** Who needs a service, in a sentence or two. */
export const whoNeedsIt = ({ slug }: Pick<Service, 'slug'>): string => whoNeeds[slug]
