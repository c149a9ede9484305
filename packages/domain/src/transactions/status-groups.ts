import { Status, statuses } from './status.ts'

type Group = readonly Status[]

/** Nothing more is done with the transaction; an accreditation may have a life after it. */
export const endedStatuses: Group = [
  Status.accredited,
  Status.disapproved,
  Status.deleted,
  Status.terminated,
  Status.expired,
  Status.suspended,
  Status.revoked,
  Status.requestRejected,
]

/** Ended without success for its business; a deleted draft was never submitted. */
export const unsuccessfulStatuses: Group = endedStatuses.filter(
  (status) => status !== Status.accredited && status !== Status.deleted,
)

/** Filed and not ended: what stands in lists of open work. The partial indexes of the database name the others. */
export const openStatuses: Group = statuses.filter(
  (status) => status !== Status.draft && !endedStatuses.includes(status),
)

/** Begun and not ended: a draft, or open. */
export const unendedStatuses: Group = [Status.draft, ...openStatuses]

/** The client must act, or pick up a document, before anything goes on: "for client's action". */
export const clientsStatuses: Group = [
  Status.forRequirementCompletion,
  Status.forClientAction,
  Status.forApplicationFeePayment,
  Status.forPublication,
  Status.forPayment,
  Status.forPickup,
]

/** The cashier has an order of payment to make out. */
export const toOrderStatuses: Group = [Status.forApplicationFeeOrder, Status.forOrderOfPayment]

/** An order of payment waits for the client. */
const toPayStatuses: Group = [Status.forApplicationFeePayment, Status.forPayment]

/** Never submitted: a draft, or one that was removed. The accreditation that an application asks for has a row by then. */
export const unsubmittedStatuses: Group = [Status.draft, Status.deleted]

/** Submitted at some time, open or ended. */
export const submittedStatuses: Group = statuses.filter((status) => !unsubmittedStatuses.includes(status))

/** A case waits for the order that ends it; a transaction of the business never does. */
export const caseOrderStatuses: Group = [Status.forApprovalOfSuspension, Status.forApprovalOfRevocation]

/** Somebody may hold the lock. */
const lockedStatuses: Group = [Status.lockedForEvaluation, Status.evaluationForRevision]

/** Lies on an evaluator's desk (field facts, section 10). */
export const evaluatorsStatuses: Group = [
  Status.forEvaluation,
  Status.lockedForEvaluation,
  Status.resubmitted,
  Status.forLoaIssuance,
  Status.forRevision,
  Status.evaluationForRevision,
]

/** An evaluator may begin or resume at once. */
export const claimableStatuses: Group = [Status.forEvaluation, Status.resubmitted]

/** Decided against the client. */
export const deniedStatuses: Group = [Status.disapproved, Status.requestRejected]

/** Entering one of these is the decision. */
export const decidingStatuses: Group = [Status.approved, ...deniedStatuses]

/** An arrival here asks nothing of the business, and decides nothing against it. */
export const favourableStatuses: Group = [
  Status.forEvaluation,
  Status.approved,
  Status.certificateIssued,
  Status.accredited,
]

/** Approved, and what was approved is not issued yet. */
export const toIssueStatuses: Group = [Status.approved, Status.forPrinting]

/** Issued, and not handed over yet. */
export const toReleaseStatuses: Group = [Status.certificateIssued, Status.forPickup]

/** Approved and being printed, or issued: what was approved is not handed over yet. */
export const releasingStatuses: Group = [Status.forPrinting, ...toReleaseStatuses]

/** Of an accreditation: its certificate is issued and neither over nor suspended. */
export const inForceStatuses: Group = [...toReleaseStatuses, Status.accredited]

/** Of an accreditation: the business holds it, in force or not. */
export const heldStatuses: Group = [...inForceStatuses, Status.expired, Status.suspended]

/** Of an accreditation: it was ended for good, by its holder or by an order. */
export const terminatedStatuses: Group = [Status.revoked, Status.terminated]

/** Of an accreditation: it was given, whatever became of it. The indexes of the database name the same. */
export const givenStatuses: Group = [...heldStatuses, Status.terminated, Status.revoked]

/** Of an accreditation: its holder may ask for its surrender, or read what became of one. */
export const surrenderStatuses: Group = [Status.accredited, Status.suspended, Status.expired, Status.terminated]

/** Of an accreditation: it may be renewed, between the days that the settings give. */
export const renewableStatuses: Group = [Status.accredited, Status.expired]

/**
 * Of a renewed accreditation: it takes the place of the one before. At 20 and 21 it is not handed over yet (rows H07, H10);
 * 26 is also that of a renewal which ended before it was given, and one given up takes the row before with it.
 */
export const succeedingStatuses: Group = [...renewableStatuses, Status.suspended, Status.revoked]

/** Of an accreditation: it may be revoked. */
export const revocableStatuses: Group = [Status.accredited, Status.suspended, Status.expired]

/** Of an accreditation: its certificate was issued, and it was not terminated. */
export const issuedStatuses: Group = [...heldStatuses, Status.revoked]

/** Of an accreditation: it was approved, whatever came after; it has a certificate. */
export const certifiedStatuses: Group = [...toIssueStatuses, ...issuedStatuses]

/** The client has the transaction back, to complete or to answer. */
export const returnedStatuses: Group = [Status.forRequirementCompletion, Status.forClientAction]

/** A payment is to be ordered, made or validated; a report stands here while its penalty is neither paid nor condoned. */
export const payingStatuses: Group = [Status.forOrderOfPayment, Status.forPayment, Status.forPaymentValidation]

/** Of a report: it ended so, and what it answered is owed again (the words of a unique index). */
export const uncountedStatuses: Group = [Status.deleted, Status.terminated, Status.requestRejected]

/** Whether a draft ended with its accreditation (row G13-00): it was never submitted, and stays its client's alone. */
export const endedAsDraft = ({ status, submitted_at }: Submitted): boolean =>
  status === Status.terminated && submitted_at === null

interface Submitted {
  readonly status: Status
  /** Null: never. */
  readonly submitted_at: Date | null
}

/** Whether a status that may be missing is one of a group. */
export const isAmong = (group: readonly Status[], status: Status | null): boolean =>
  status !== null && group.includes(status)

/** Nothing more comes of it. */
export const isEnded = (status: Status): boolean => endedStatuses.includes(status)
/** Submitted, and not ended. */
export const isOpen = (status: Status): boolean => openStatuses.includes(status)
/** Its business is asked to pay. */
export const isToPay = (status: Status): boolean => toPayStatuses.includes(status)
/** Refused by the agency. */
export const isDenied = (status: Status): boolean => deniedStatuses.includes(status)
/** Somebody may hold its lock. */
export const isLocked = (status: Status): boolean => lockedStatuses.includes(status)

/** Sent back after approval because something on its certificate is wrong (A42, A45, A47). */
export const isReturnedFromRelease = (returned_from: Status | null): boolean =>
  returned_from !== null && releasingStatuses.includes(returned_from)
