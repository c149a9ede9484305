import { Status } from '../transactions/status.ts'
import { transactionTypes, type TransactionType } from '../transactions/transaction-type.ts'
import { decisionLists } from './lists/decision-lists.ts'
import { evaluationLists } from './lists/evaluation-lists.ts'
import { familyLists } from './lists/family-lists.ts'
import { hearingLists } from './lists/hearing-lists.ts'
import { paymentLists } from './lists/payment-lists.ts'
import type { ScreenPermission } from '../people/permission.ts'
import type { ListCondition, ListScreen, StaffList } from './lists/staff-list.ts'

/** The staff lists and what stands in them (field facts, section 10). The name is the last word of the screen's path. */
export const staffLists = {
  ...evaluationLists,
  ...paymentLists,
  ...hearingLists,
  ...decisionLists,
  ...familyLists,
} as const
export type StaffListName = keyof typeof staffLists

export const staffListNames = Object.keys(staffLists) as StaffListName[]

/** A list that has a screen, and so a call and a line in the menu. */
export type ShownListName = {
  [Name in StaffListName]: (typeof staffLists)[Name]['screen'] extends ListScreen ? Name : never
}[StaffListName]

export const shownListNames = staffListNames.filter((name): name is ShownListName => staffLists[name].screen !== null)

/** Whether somebody of the staff sees a list, by the permissions they hold. */
export function mayOpenList(name: StaffListName, holds: (permission: ScreenPermission) => boolean): boolean {
  const { permission }: StaffList = staffLists[name]
  return permission === null || holds(permission)
}

/** The types a list shows. */
export function typesIn(name: StaffListName): readonly TransactionType[] {
  const { types }: StaffList = staffLists[name]
  return types ?? transactionTypes
}

/** The statuses a list shows, each once. */
export function statusesIn(name: StaffListName): readonly Status[] {
  const { rules }: StaffList = staffLists[name]
  return [...new Set(rules.flatMap(({ statuses }) => statuses))]
}

/** What a list must know of a transaction. */
export interface Listed {
  readonly type: TransactionType
  readonly status: Status
  readonly processor_id: number | null
  readonly recommendation: string | null
  readonly returned_from: Status | null
}

const holds: Record<ListCondition, (row: Listed, user_id: number) => boolean> = {
  'no-processor': ({ processor_id }) => processor_id === null,
  'processor-is-me': ({ processor_id }, user_id) => processor_id === user_id,
  'not-recommended': ({ recommendation }) => recommendation === null,
  recommended: ({ recommendation }) => recommendation !== null,
  'returned-from-hearing': ({ returned_from }) => returned_from === Status.forHearing,
}

/** Whether a transaction stands in a list, as this person sees it; the agency is checked elsewhere. */
export function isListed(name: StaffListName, row: Listed, user_id: number): boolean {
  const { rules }: StaffList = staffLists[name]
  if (!typesIn(name).includes(row.type)) return false
  return rules.some(({ statuses: of, where }) => of.includes(row.status) && (!where || holds[where](row, user_id)))
}
