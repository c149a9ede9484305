import { agencies, type Agency } from './agency.ts'
import { TransactionType } from './transaction-type.ts'

/** What its costs and documents depend on, beside the side and the legal form. */
export type ServiceQuestion = 'scope' | 'scope-given-up' | 'branches' | 'certificate'

/** A service that a client can begin, as its start page introduces it; who needs it stands in `service-introductions.ts`. */
export interface Service {
  readonly type: TransactionType
  /** In the address of its start page. */
  readonly slug: string
  /** Where one can be begun: the one place that says at which agencies a type is open to clients. */
  readonly agencies: readonly Agency[]
  readonly title: string
  readonly asks: readonly ServiceQuestion[]
}

/** The services that a client can begin, one a type, in the order of the start pages. */
export const services: readonly Service[] = [
  {
    type: TransactionType.newAccreditation,
    slug: 'new-accreditation',
    agencies: ['dti'], // applications by air have no screens yet
    title: 'Apply for accreditation',
    asks: ['scope'],
  },
  {
    type: TransactionType.renewal,
    slug: 'renewal',
    agencies: ['dti'], // renewals by air come with the hearings
    title: 'Renew an accreditation',
    asks: ['scope'],
  },
  {
    type: TransactionType.businessName,
    slug: 'change-of-business-name',
    agencies,
    title: 'Change the business name',
    asks: [],
  },
  {
    type: TransactionType.address,
    slug: 'change-of-address',
    agencies,
    title: 'Change the principal office',
    asks: [],
  },
  {
    type: TransactionType.officers,
    slug: 'change-of-officers',
    agencies,
    title: 'Change the officers',
    asks: [],
  },
  {
    type: TransactionType.agents,
    slug: 'change-of-agents',
    agencies,
    title: 'Change the agents',
    asks: [],
  },
  {
    type: TransactionType.registrationDocuments,
    slug: 'renewed-registration-document',
    agencies,
    title: 'Replace a registration document',
    asks: [],
  },
  {
    type: TransactionType.stockholders,
    slug: 'change-of-stockholders',
    agencies,
    title: 'Change the stockholders or partners',
    asks: [],
  },
  {
    type: TransactionType.boardOfDirectors,
    slug: 'change-of-directors',
    agencies,
    title: 'Change the board of directors',
    asks: [],
  },
  {
    type: TransactionType.capitalization,
    slug: 'change-of-capital',
    agencies,
    title: 'Change the capital',
    asks: ['scope-given-up'],
  },
  {
    type: TransactionType.branches,
    slug: 'change-of-branches',
    agencies,
    title: 'Open or close branches',
    asks: ['scope', 'branches'],
  },
  {
    type: TransactionType.additionalCategory,
    slug: 'additional-category',
    agencies,
    title: 'Add a scope to the accreditation',
    asks: ['scope'],
  },
  {
    type: TransactionType.annualReportorial,
    slug: 'annual-report',
    agencies,
    title: 'File the annual report',
    asks: [],
  },
  {
    type: TransactionType.quarterlyReportorial,
    slug: 'quarterly-report',
    agencies,
    title: 'File the quarterly report',
    asks: [],
  },
  {
    type: TransactionType.insuranceCoverage,
    slug: 'insurance-coverage',
    agencies,
    title: 'Report the insurance cover',
    asks: [],
  },
  {
    type: TransactionType.requestForCertificate,
    slug: 'request-for-certificate',
    agencies,
    title: 'Request a certificate',
    asks: ['certificate'],
  },
  {
    type: TransactionType.requestForSecRecommendation,
    slug: 'request-for-sec-recommendation',
    agencies,
    title: 'Request a recommendation to the SEC',
    asks: [],
  },
]

export const serviceAt = (slug: string): Service | undefined => services.find((service) => service.slug === slug)

/** Whether a client can begin this type with this agency. */
export const canBegin = (type: TransactionType, agency: Agency): boolean =>
  services.some((service) => service.type === type && service.agencies.includes(agency))
