import type { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { DeskStaff } from './desk-staff.ts'
import type { FiledApplication } from './filing.ts'

/** Sea applications that wait at a status for the test that takes them, and the desks that brought them there. */
export interface Waiting {
  readonly status: Status
  readonly staff: DeskStaff
  readonly applications: FiledApplication[]
}

const waiting = new WeakMap<Db, Waiting>()

export const letWait = ({ db }: { readonly db: Db }, these: Waiting): void => void waiting.set(db, these)

export const waitingIn = ({ db }: { readonly db: Db }): Waiting | undefined => waiting.get(db)
