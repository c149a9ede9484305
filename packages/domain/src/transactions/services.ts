import type { Agency } from './agency.ts'
import { TransactionType } from './transaction-type.ts'

/** What its costs and documents depend on, beside the side and the legal form. */
export type ServiceQuestion = 'scope' | 'scope-given-up' | 'certificate'

/** A service that a client can begin, as its start page introduces it. */
export interface Service {
  readonly type: TransactionType
  /** In the address of its start page. */
  readonly slug: string
  /** Where one can be begun. */
  readonly agencies: readonly Agency[]
  readonly title: string
  /** Who needs it, in a sentence or two. */
  readonly who: string
  readonly asks: readonly ServiceQuestion[]
}

/** The services that a client can begin, one a type, in the order of the start pages. */
export const services: readonly Service[] = [
  {
    type: TransactionType.newAccreditation,
    slug: 'new-accreditation',
    agencies: ['dti'], // applications by air have no screens yet
    title: 'Apply for accreditation',
    who: 'For businesses registered in the Philippines that want to act as a sea freight forwarder: domestic, international, or as a non-vessel operating common carrier (NVOCC).',
    asks: ['scope'],
  },
  {
    type: TransactionType.renewal,
    slug: 'renewal',
    agencies: ['dti'], // renewals by air come with the hearings
    title: 'Renew an accreditation',
    who: 'For sea freight forwarders whose accreditation ends within two months, or has ended less than a year ago. The form is prefilled.',
    asks: ['scope'],
  },
  {
    type: TransactionType.businessName,
    slug: 'change-of-business-name',
    agencies: ['dti', 'cab'],
    title: 'Change the business name',
    who: 'For accredited freight forwarders whose registered business name has changed. The certificate is issued again with the new name.',
    asks: [],
  },
  {
    type: TransactionType.address,
    slug: 'change-of-address',
    agencies: ['dti', 'cab'],
    title: 'Change the principal office',
    who: 'For accredited freight forwarders that have moved their principal office. The certificate is issued again with the new address.',
    asks: [],
  },
  {
    type: TransactionType.officers,
    slug: 'change-of-officers',
    agencies: ['dti', 'cab'],
    title: 'Change the officers',
    who: 'For accredited freight forwarders whose officers were appointed, replaced or have left. The certificate does not change.',
    asks: [],
  },
  {
    type: TransactionType.agents,
    slug: 'change-of-agents',
    agencies: ['dti', 'cab'],
    title: 'Change the agents',
    who: 'For accredited freight forwarders that add or drop agents or principals. The certificate does not change.',
    asks: [],
  },
  {
    type: TransactionType.registrationDocuments,
    slug: 'renewed-registration-document',
    agencies: ['dti', 'cab'],
    title: 'Replace a registration document',
    who: 'For accredited freight forwarders whose permit, certificate of registration, lease or waybill form was renewed or replaced. The certificate of accreditation does not change.',
    asks: [],
  },
  {
    type: TransactionType.stockholders,
    slug: 'change-of-stockholders',
    agencies: ['dti', 'cab'],
    title: 'Change the stockholders or partners',
    who: 'For accredited partnerships, corporations and cooperatives whose partners, stockholders or members, or their shares, have changed. The certificate does not change.',
    asks: [],
  },
  {
    type: TransactionType.boardOfDirectors,
    slug: 'change-of-directors',
    agencies: ['dti', 'cab'],
    title: 'Change the board of directors',
    who: 'For accredited corporations and cooperatives whose directors were elected, replaced or have left. The certificate does not change.',
    asks: [],
  },
  {
    type: TransactionType.capitalization,
    slug: 'change-of-capital',
    agencies: ['dti', 'cab'],
    title: 'Change the capital',
    who: 'For accredited freight forwarders whose authorised, subscribed or paid-up capital has increased or decreased. The certificate changes only where the new capital no longer reaches the minimum of a scope.',
    asks: ['scope-given-up'],
  },
  {
    type: TransactionType.additionalCategory,
    slug: 'additional-category',
    agencies: ['dti', 'cab'],
    title: 'Add a scope to the accreditation',
    who: 'For accredited freight forwarders that want to act in a scope they do not hold yet. The certificate is issued again with the wider scope and the same last day.',
    asks: ['scope'],
  },
  {
    type: TransactionType.requestForCertificate,
    slug: 'request-for-certificate',
    agencies: ['dti', 'cab'],
    title: 'Request a certificate',
    who: 'For businesses that need the agency to certify what its register says of them, or a certified true copy of a certificate.',
    asks: ['certificate'],
  },
  {
    type: TransactionType.requestForSecRecommendation,
    slug: 'request-for-sec-recommendation',
    agencies: ['dti', 'cab'],
    title: 'Request a recommendation to the SEC',
    who: 'For businesses that register with the Securities and Exchange Commission, or change their purpose, name or capital there, and need the agency’s letter. An accreditation is not needed.',
    asks: [],
  },
]

export const serviceAt = (slug: string): Service | undefined => services.find((service) => service.slug === slug)

/** Whether a client can begin this type with this agency. */
export const canBegin = (type: TransactionType, agency: Agency): boolean =>
  services.some((service) => service.type === type && service.agencies.includes(agency))
