import { caseGuards } from './guards/case-guards.ts'
import { decisionGuards } from './guards/decision-guards.ts'
import { deskGuards } from './guards/desk-guards.ts'
import { evaluationGuards } from './guards/evaluation-guards.ts'
import { filingGuards } from './guards/filing-guards.ts'
import { hearingGuards } from './guards/hearing-guards.ts'
import { openingGuards } from './guards/opening-guards.ts'
import { paymentGuards } from './guards/payment-guards.ts'
import { timeGuards } from './guards/time-guards.ts'

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
