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
  annualReport: 13,
  quarterlyReport: 14,
  insuranceCoverage: 15,
  requestForCertificate: 16,
  requestForSecRecommendation: 17,
  requestForSuspension: 18,
  requestForRevocation: 19,
} as const
export type TransactionType = (typeof TransactionType)[keyof typeof TransactionType]

export const transactionTypes = Object.values(TransactionType)

/** Whether a number is that of a type. */
export const isTransactionType = (type: number): type is TransactionType =>
  (transactionTypes as readonly number[]).includes(type)
