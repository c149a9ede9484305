import { ensure } from '@lading/domain/ensure'
import { familyOf, type Family } from '@lading/domain/transactions/family'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'

/** What a step asks, for its place among the steps. */
export interface StepTitle {
  readonly title: string
  readonly hint: string
}

/** What the first step asks, for each family that a client files on a form. */
const firstSteps: Partial<Record<Family, StepTitle>> = {
  application: { title: 'Business Information', hint: 'Who is applying' },
  change: { title: 'The change', hint: 'What the register should say' },
  request: { title: 'The request', hint: 'What is asked, and why' },
}

/** The first step of a form, among its steps. */
export const firstStepOf = (type: TransactionType): StepTitle =>
  ensure(firstSteps[familyOf(type)], `the first step of type ${type}`)
