import type { AccreditationFacts } from '@lading/domain/accreditation/certificate/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import { dayOrNull } from '@lading/domain/dates/plain-date'
import type { Status } from '@lading/domain/transactions/status'

/** A document's row and its accreditation's, as far as its standing depends on them. */
export interface StandingRow {
  readonly status: Status
  readonly first_day: string | null
  readonly expiry_date: string | null
  readonly document_standing: string
  readonly replacing_number: string | null
  /** Of the certificate of a branch: when the branch closed. */
  readonly branch_closed_on: string | null
  /** When the one in its place was issued; absent where no words are made of it. */
  readonly replaced_at?: Date | null
  /** Whether a renewal is being decided; absent where no words are made of it. */
  readonly renewal_pending?: boolean
}

/** What the standing of a document depends on, from its row and its accreditation's. */
export function factsOf(row: StandingRow): AccreditationFacts {
  return {
    status: row.status,
    first_day: dayOrNull(row.first_day),
    expiry_date: dayOrNull(row.expiry_date),
    replaced_by: row.replacing_number,
    replaced_on: row.replaced_at ? manilaDay(row.replaced_at) : null,
    branch_closed_on: dayOrNull(row.branch_closed_on),
    is_being_corrected: row.document_standing === 'suspended',
    renewal_pending: row.renewal_pending ?? false,
  }
}
