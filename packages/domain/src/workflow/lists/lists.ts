import { holds, type Actor } from '../../people/acting/actor.ts'
import { agenciesReadBy } from '../../people/acting/works-for.ts'
import type { Status } from '../../transactions/status.ts'
import { transactionTypes, type TransactionType } from '../../transactions/transaction-type.ts'
import { decisionLists } from './decision-lists.ts'
import { evaluationLists } from './evaluation-lists.ts'
import { familyLists } from './family-lists.ts'
import { hearingLists } from './hearing-lists.ts'
import { paymentLists } from './payment-lists.ts'
import { recordLists } from './record-lists.ts'
import type { ListScreen, StaffList } from './staff-list.ts'

/** The staff lists and what stands in them (field facts, section 10). */
export const staffLists = {
  ...evaluationLists,
  ...paymentLists,
  ...hearingLists,
  ...decisionLists,
  ...familyLists,
  ...recordLists,
} as const
export type StaffListName = keyof typeof staffLists

export const staffListNames = Object.keys(staffLists) as StaffListName[]

/** A list that has a screen, and so a call and a line in the menu. */
export type ShownListName = {
  [Name in StaffListName]: (typeof staffLists)[Name]['screen'] extends ListScreen ? Name : never
}[StaffListName]

/** The lists that have a screen, in the order of the rows. */
export const shownListNames = staffListNames.filter((name): name is ShownListName => staffLists[name].screen !== null)

/** Whether this person sees a list; one without a permission is for staff who read an agency's transactions. */
export function mayOpenList(name: StaffListName, actor: Actor): boolean {
  const { permission }: StaffList = staffLists[name]
  return permission === null ? agenciesReadBy(actor).length > 0 : holds(actor, permission)
}

/** The lists with screens that this person works on; overviews, which ask no permission, are nobody's work. */
export function workLists(actor: Actor): ShownListName[] {
  return shownListNames.filter((name) => {
    const { permission }: StaffList = staffLists[name]
    return permission !== null && holds(actor, permission)
  })
}

/** Whether a list is a record, of what has ended too, and no work that waits. */
export const isRecord = (name: StaffListName): boolean => Object.hasOwn(recordLists, name)

/** The types a list shows. */
export function typesIn(name: StaffListName): readonly TransactionType[] {
  const { types }: StaffList = staffLists[name]
  return types ?? transactionTypes
}

/** The statuses a list shows, each once. */
export function statusesIn(name: StaffListName): readonly Status[] {
  const { rules, accreditations = [] }: StaffList = staffLists[name]
  return [...new Set([...rules, ...accreditations].flatMap(({ statuses }) => statuses))]
}
