import { Status } from '@lading/domain/transactions/status'
import {
  isRecord,
  shownListNames,
  staffLists,
  statusesIn,
  type ShownListName,
} from '@lading/domain/workflow/lists/lists'
import type { StaffList } from '@lading/domain/workflow/lists/staff-list'
import { desks, isGranted } from './every-screen.ts'

interface DeskStatus {
  readonly account: string
  readonly list: ShownListName
  readonly status: Status
}

/**
 * Each desk with each status of its own lists: one visit each, as a transaction takes minutes. What all staff read is walked
 * through by the first desk alone.
 */
export const deskStatuses: readonly DeskStatus[] = desks.flatMap(([account, role_id], place) =>
  shownListNames
    .filter((name) => !isRecord(name)) // what has ended, nobody works on
    .filter((name) => {
      const { permission }: StaffList = staffLists[name]
      return permission === null ? place === 0 : isGranted(role_id, permission)
    })
    .flatMap((list) =>
      statusesIn(list)
        .filter((status) => status !== Status.draft) // what is asked beside a draft has a page of its own
        .map((status) => ({ account, list, status })),
    ),
)
