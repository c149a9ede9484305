import { Status } from './status.ts'

/** Stages after approval from which a case is sent back when something on its certificate is wrong (A42, A45, A47). */
const afterApproval: readonly (Status | null)[] = [Status.forPrinting, Status.certificateIssued, Status.forPickup]

export const isReturnedFromRelease = (returned_from: Status | null): boolean => afterApproval.includes(returned_from)
