import type { StaffList } from '@lading/domain/workflow/lists/staff-list'
import { clientsStatuses } from '@lading/domain/transactions/status-groups'
import { staffListNames, staffLists, statusesIn, typesIn } from '@lading/domain/workflow/lists/lists'
import { roles } from '@lading/domain/workflow/roles/roles'
import { Status, statuses } from '@lading/domain/transactions/status'
import { transactionTypes, type TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import { deskMark, isDesk, type Desk } from '@lading/domain/workflow/who'
import { agencies, type Agency } from '@lading/domain/transactions/agency'

/** One transaction type at one agency: the table falls into these thirty-eight small graphs. */
export interface Lane {
  readonly type: TransactionType
  readonly agency: Agency
  readonly rows: readonly Transition[]
}

export const lanes: readonly Lane[] = transactionTypes.flatMap((type) =>
  agencies.map((agency) => ({ type, agency, rows: rowsOf(type, agency) })),
)

function rowsOf(type: TransactionType, agency: Agency): Transition[] {
  return transitions.filter((row) => row.types.includes(type) && row.agencies.includes(agency))
}

/** The graph an accreditation walks: its own new application or renewal, then its life. */
export function accreditationRows(agency: Agency): Transition[] {
  const life = transitions.filter((row) => row.subject === 'accreditation' && row.agencies.includes(agency))
  return [...rowsOf(1, agency), ...rowsOf(2, agency), ...life]
}

/** Where a transaction ends for good (field facts, section 12). */
export const finalStatuses: readonly Status[] = [
  Status.accredited,
  Status.disapproved,
  Status.deleted,
  Status.terminated,
  Status.revoked,
  Status.requestRejected,
]

export function reachable(rows: readonly Transition[], start: readonly (Status | null)[] = [null]): Set<Status | null> {
  const reached = new Set(start)
  for (const status of reached) for (const { from, to } of rows) if (from === status) reached.add(to)
  return reached
}

/** The statuses of a lane that lead to no end. */
export function deadEnds(rows: readonly Transition[], ends: readonly Status[] = finalStatuses): Status[] {
  return statuses.filter((status) => {
    if (!reachable(rows).has(status) || ends.includes(status)) return false
    return !ends.some((end) => reachable(rows, [status]).has(end))
  })
}

/** The statuses in which nobody who could act would find the transaction in a list. */
export function unattended({ type, rows }: Lane): Status[] {
  const waiting = statuses.filter((status) => reachable(rows).has(status) && !finalStatuses.includes(status))
  return waiting.filter((status) => {
    const from = rows.filter((row) => row.from === status)
    return !isAttendedByCustomer(from, status) && !from.some((row) => isAttendedByStaff(row, status, type))
  })
}

function isAttendedByCustomer(from: readonly Transition[], status: Status): boolean {
  const listed = status === Status.draft || clientsStatuses.includes(status)
  return listed && from.some(({ by }) => by.includes('CUS'))
}

function isAttendedByStaff({ by, action }: Transition, status: Status, type: TransactionType): boolean {
  const may = (desk: Desk) =>
    roles.filter(({ permissions }) => permissions.includes(action) && permissions.includes(deskMark[desk]))
  return by.filter(isDesk).some((desk) => may(desk).some((role) => seesIn(role.permissions, status, type)))
}

/** Whether a list that is somebody's work shows it; overviews for all staff are nobody's. */
function seesIn(permissions: readonly string[], status: Status, type: TransactionType): boolean {
  return staffListNames.some((name) => {
    const { permission }: StaffList = staffLists[name]
    const opens = permission !== null && permissions.includes(permission)
    return opens && typesIn(name).includes(type) && statusesIn(name).includes(status)
  })
}
