import { isCase, type TypedTransaction } from '../transactions/family.ts'

/** Who makes a move (field facts, section 11): the business, one of the eight desks of the agency, or the portal itself. */
export const whoCodes = ['CUS', 'QM', 'EVA', 'REV', 'REC', 'APP', 'CSH', 'PRN', 'LEG', 'SYS'] as const
export type Who = (typeof whoCodes)[number]

/** The desks of the agency. */
export type Desk = Exclude<Who, 'CUS' | 'SYS'>

/** Whether a desk of the agency moves, and not the business or the portal. */
export const isDesk = (who: Who): who is Desk => who !== 'CUS' && who !== 'SYS'

/** The people who hand a transaction on and who must differ over all its rounds (field facts, section 10). */
export interface Participants {
  readonly evaluators: readonly number[]
  readonly reviewers: readonly number[]
  readonly recommenders: readonly number[]
  readonly approvers: readonly number[]
}
export type ParticipantRole = keyof Participants

/** In a suspension or revocation case the hearing officer does the evaluator's part. */
const participantRoles: Partial<Record<Who, ParticipantRole>> = {
  EVA: 'evaluators',
  LEG: 'evaluators',
  REV: 'reviewers',
  REC: 'recommenders',
  APP: 'approvers',
}

/** The role of a desk on one transaction, or none: routing, collecting and releasing decide nothing. */
export function participantRoleOf(who: Who, isCase: boolean): ParticipantRole | undefined {
  return who === 'LEG' && !isCase ? undefined : participantRoles[who]
}

/** The desk that evaluates: in a suspension or revocation case the hearing officer's. */
export const evaluatingDesk = (transaction: TypedTransaction): 'EVA' | 'LEG' => (isCase(transaction) ? 'LEG' : 'EVA')

/** An act only this desk has: it distinguishes one desk from another where both have the same act at different stages. */
export const deskMark: Record<Desk, string> = {
  QM: 'route-assign',
  EVA: 'return-to-client',
  REV: 'endorse-for-payment',
  REC: 'recommend-approval',
  APP: 'approve',
  CSH: 'validate-payment',
  PRN: 'print-seal',
  LEG: 'submit-findings',
}
