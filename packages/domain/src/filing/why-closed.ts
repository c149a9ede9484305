import { isEnded, isToPay, releasingStatuses } from '../transactions/status-groups.ts'
import { Status } from '../transactions/status.ts'

/** Why nobody may change what was filed, by where it stands, and what may be done in its place. */
export function whyClosed(status: Status): string {
  if (isEnded(status)) return 'This has ended and does not change. Open a new request for what has changed since.'
  if (isToPay(status))
    return 'This cannot be changed while it waits for payment. Pay the order, or write to the agency.'
  if (status === Status.approved || releasingStatuses.includes(status))
    return 'This is approved and cannot be changed. Write to the agency if a document is wrong.'
  return 'This is with the agency and cannot be changed now. Write to the agency, or wait until it is returned to you.'
}
