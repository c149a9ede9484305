import { Status } from '@lading/domain/transactions/status'
import { paths } from '@lading/contract/paths'

interface Opened {
  readonly transaction_id: number
  readonly accreditation_id: number | null
  readonly type: number
  readonly status: Status
}

/** Where a transaction opens for its customer: a draft where it is written, an application where it is followed. */
export function whereItOpens({ transaction_id, accreditation_id, type, status }: Opened): string {
  if (type > 2 || accreditation_id === null) return paths.message(transaction_id)
  return status === Status.draft ? paths.editApplication(accreditation_id) : paths.myApplication(accreditation_id)
}
