import { businessAtAgency } from '@lading/contract/applications/arrears'
import { queueCounts } from '@lading/contract/queues'

/** What is read again once a waiver is decided: no longer the draft it was asked for, which is the client's alone then. */
export const readAfterWaiver = [businessAtAgency, queueCounts] as const
