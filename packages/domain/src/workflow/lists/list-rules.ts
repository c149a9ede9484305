import type { Status } from '../../transactions/status.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import { staffListNames, staffLists, typesIn, type StaffListName } from './lists.ts'
import type { AccreditationCondition, ListCondition, ListRule, StaffList } from './staff-list.ts'

/** One way into a staff list: a transaction of this type in this status stands in it, where the condition holds. */
export interface WayIntoList {
  readonly list: StaffListName
  /** Null: accreditations in this status. */
  readonly type: TransactionType | null
  readonly status: Status
  /** `''`: without any. */
  readonly condition: ListCondition | AccreditationCondition | ''
}

/** Every way into a staff list, each once; the database keeps them as rows. */
export function waysIntoLists(): WayIntoList[] {
  return staffListNames.flatMap((list) => [...waysOfTransactions(list), ...waysOfAccreditations(list)])
}

const waysOfTransactions = (list: StaffListName) =>
  rulesOf(list).flatMap(({ statuses, where }) =>
    typesIn(list).flatMap((type) =>
      statuses.map((status): WayIntoList => ({ list, type, status, condition: where ?? '' })),
    ),
  )

function waysOfAccreditations(list: StaffListName) {
  const { accreditations = [] }: StaffList = staffLists[list]
  return accreditations.flatMap(({ statuses, where }) =>
    statuses.map((status): WayIntoList => ({ list, type: null, status, condition: where })),
  )
}

/** Whether rows of a list are one person's: it has a rule that asks who the processor is. */
export const hasOwnRows = (list: StaffListName): boolean =>
  rulesOf(list).some(({ where }) => where === 'processor-is-me')

/** Whether rows of a list are everybody's of the agency. */
export const hasSharedRows = (list: StaffListName): boolean =>
  rulesOf(list).some(({ where }) => where !== 'processor-is-me')

function rulesOf(list: StaffListName): readonly ListRule[] {
  const { rules }: StaffList = staffLists[list]
  return rules
}
