import { TransactionType } from './transaction-type.ts'

/** What a business is doing, as the checklist says it: “Required for all corporations applying for accreditation.” */
export interface Purpose {
  readonly doing: string
  /** What follows where a document is asked of some scopes: “… for NVOCC scope”. */
  readonly of_scope?: string
  /** What follows where it is asked of all. */
  readonly of_all?: string
}

// Apart from the definitions, which every dashboard loads: the server alone says these words, on the checklist.
export const purposes: Readonly<Record<TransactionType, Purpose>> = {
  [TransactionType.newAccreditation]: { doing: 'applying', of_scope: 'for', of_all: 'for accreditation' },
  [TransactionType.renewal]: { doing: 'renewing', of_all: 'their accreditation' },
  [TransactionType.businessName]: { doing: 'changing their name' },
  [TransactionType.address]: { doing: 'changing their address' },
  [TransactionType.officers]: { doing: 'changing officers' },
  [TransactionType.agents]: { doing: 'changing agents' },
  [TransactionType.registrationDocuments]: { doing: 'replacing a registration document' },
  [TransactionType.stockholders]: { doing: 'changing stockholders' },
  [TransactionType.boardOfDirectors]: { doing: 'changing their board of directors' },
  [TransactionType.capitalization]: { doing: 'changing their capital' },
  [TransactionType.branches]: { doing: 'opening or closing branches' },
  [TransactionType.additionalCategory]: { doing: 'adding a category', of_scope: 'for' },
  [TransactionType.annualReport]: { doing: 'filing their annual report' },
  [TransactionType.quarterlyReport]: { doing: 'filing a periodic report' },
  [TransactionType.insuranceCoverage]: { doing: 'reporting their insurance cover' },
  [TransactionType.requestForCertificate]: { doing: 'requesting a certificate' },
  [TransactionType.requestForSecRecommendation]: { doing: 'requesting a recommendation to the SEC' },
  [TransactionType.requestForSuspension]: { doing: 'in a case for suspension' },
  [TransactionType.requestForRevocation]: { doing: 'in a case for revocation' },
}
