/** What a transaction is about (specification, section 3). */
export const TransactionType = {
  newAccreditation: 1,
  renewal: 2,
  businessName: 3,
  address: 4,
  officers: 5,
  agents: 6,
  registrationDocuments: 7,
  stockholders: 8,
  boardOfDirectors: 9,
  capitalization: 10,
  branches: 11,
  additionalCategory: 12,
  annualReportorial: 13,
  quarterlyReportorial: 14,
  insuranceCoverage: 15,
  requestForCertificate: 16,
  requestForSecRecommendation: 17,
  requestForSuspension: 18,
  requestForRevocation: 19,
} as const
export type TransactionType = (typeof TransactionType)[keyof typeof TransactionType]

export const transactionTypes = Object.values(TransactionType)

/** Suspension and revocation are cases against the business; it does not see them. */
export function isCase({ type }: { readonly type: number | null }): boolean {
  return type === TransactionType.requestForSuspension || type === TransactionType.requestForRevocation
}

/** A new accreditation or a renewal: an application for an accreditation itself. */
export function isApplication({ type }: { readonly type: number | null }): boolean {
  return type === TransactionType.newAccreditation || type === TransactionType.renewal
}

/** The two partner agencies: the trade agency accredits sea freight forwarders, the aviation board air freight forwarders. */
export const agencies = ['dti', 'cab'] as const
export type Agency = (typeof agencies)[number]
