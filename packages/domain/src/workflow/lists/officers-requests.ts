import { Status } from '../../transactions/status.ts'

interface OfficersRequest {
  /** Where a transaction, or an accreditation, stands while its client asks. */
  readonly status: Status
  readonly label: string
}

/** What a client asks the approving officer for beside a move; it stands in "For Approval" until it is answered. */
export const officersRequests = {
  condonation: { status: Status.forOrderOfPayment, label: 'Condonation asked' },
  waiver: { status: Status.draft, label: 'Waiver asked' },
  surrender: { status: Status.accredited, label: 'Surrender asked' },
} as const satisfies Record<string, OfficersRequest>

/** The words of the request that stands in the list at a status; the status itself is no work of the officer. */
export const requestLabelAt = (status: Status): string | undefined =>
  Object.values(officersRequests).find((request) => request.status === status)?.label
