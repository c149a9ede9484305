import { caseGuards } from './case-guards.ts'
import { decisionGuards } from './decision-guards.ts'
import { deskGuards } from './desk-guards.ts'
import { evaluationGuards } from './evaluation-guards.ts'
import { filingGuards } from './filing-guards.ts'
import { hearingGuards } from './hearing-guards.ts'
import { openingGuards } from './opening-guards.ts'
import { paymentGuards } from './payment-guards.ts'
import { timeGuards } from './time-guards.ts'

/** Every condition a row of the table may name. */
export const guards = {
  ...openingGuards,
  ...filingGuards,
  ...deskGuards,
  ...evaluationGuards,
  ...paymentGuards,
  ...decisionGuards,
  ...hearingGuards,
  ...caseGuards,
  ...timeGuards,
}
export type GuardName = keyof typeof guards
