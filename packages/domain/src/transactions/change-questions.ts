import { TransactionType } from './transaction-type.ts'

/** By which plain question a client finds each change of the register. */
const questions: Partial<Readonly<Record<TransactionType, string>>> = {
  [TransactionType.businessName]: 'Does the business have a new name or trade name?',
  [TransactionType.address]: 'Has the principal office moved?',
  [TransactionType.officers]: 'Were officers appointed or replaced, or have some left?',
  [TransactionType.agents]: 'Are there new agents or principals, or have some ended?',
  [TransactionType.registrationDocuments]: 'Was a permit, registration, lease or waybill form renewed?',
  [TransactionType.stockholders]: 'Have the stockholders, partners or members changed, or their shares?',
  [TransactionType.boardOfDirectors]: 'Were directors elected or replaced, or have some left?',
  [TransactionType.capitalization]: 'Has the capital increased or decreased?',
  [TransactionType.branches]: 'Was a branch opened or closed?',
}

/** The question that leads to a change; undefined for what is no change of the register. */
export const changeQuestion = (type: TransactionType): string | undefined => questions[type]
