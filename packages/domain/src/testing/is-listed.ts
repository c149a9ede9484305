import { Status } from '../transactions/status.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import { staffLists, typesIn, type StaffListName } from '../workflow/lists/lists.ts'
import type { AccreditationCondition, ListCondition, StaffList } from '../workflow/lists/staff-list.ts'

// The rules of the lists in TypeScript: what the triggers of the database keep is compared with them.

/** What a list must know of a transaction. */
export interface ListFacts {
  readonly type: TransactionType
  readonly status: Status
  readonly processor_id: number | null
  readonly recommendation: string | null
  readonly returned_from: Status | null
  /** When the client asked to be excused from a penalty or from arrears, until it is answered. */
  readonly request_asked_at: Date | null
  /** When it was submitted first. */
  readonly submitted_at: Date | null
}

const conditions: Record<ListCondition, (row: ListFacts, user_id: number) => boolean> = {
  'no-processor': ({ processor_id }) => processor_id === null,
  'processor-is-me': ({ processor_id }, user_id) => processor_id === user_id,
  'not-recommended': ({ recommendation }) => recommendation === null,
  recommended: ({ recommendation }) => recommendation !== null,
  'returned-from-hearing': ({ returned_from }) => returned_from === Status.forHearing,
  'request-asked': ({ request_asked_at }) => request_asked_at !== null,
  'was-submitted': ({ submitted_at }) => submitted_at !== null,
}

/** Whether a transaction stands in a list, as this person sees it; the agency is checked elsewhere. */
export function isListed(name: StaffListName, row: ListFacts, user_id: number): boolean {
  const { rules }: StaffList = staffLists[name]
  if (!typesIn(name).includes(row.type)) return false
  return rules.some(({ statuses: of, where }) => of.includes(row.status) && (!where || conditions[where](row, user_id)))
}

/** What a list must know of an accreditation. */
export interface ListedAccreditation {
  readonly status: Status
  /** When its business asked to give it up, until it is answered. */
  readonly surrender_asked_at: Date | null
}

const accreditationConditions: Record<AccreditationCondition, (row: ListedAccreditation) => boolean> = {
  'surrender-asked': ({ surrender_asked_at }) => surrender_asked_at !== null,
}

/** Whether an accreditation stands in a list; the agency is checked elsewhere. */
export function isAccreditationListed(name: StaffListName, row: ListedAccreditation): boolean {
  const { accreditations = [] }: StaffList = staffLists[name]
  return accreditations.some(
    ({ statuses: of, where }) => of.includes(row.status) && accreditationConditions[where](row),
  )
}
