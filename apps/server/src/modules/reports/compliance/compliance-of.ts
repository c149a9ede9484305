import type { Obligation } from '@lading/contract/reports/reports'
import { formatDay } from '@lading/domain/dates/format'
import { dayOrNull, plainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { arrearKey } from '@lading/domain/reports/arrears'
import { reportStanding } from '@lading/domain/reports/report-standing'
import { isApplication } from '@lading/domain/transactions/family'
import { typeLabels } from '@lading/domain/transactions/labels'
import { isAmong, returnedStatuses } from '@lading/domain/transactions/status-groups'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { obligationsOf } from '../obligations/obligations.queries.ts'
import { penaltiesOf, type PenaltyStanding } from './penalties-of.ts'

/** What a memorandum says of the reports of a business and of their penalties. */
export interface Compliance {
  readonly reports: { report: string; period: string; state: string }[]
  readonly penalties: PenaltyStanding[]
}

/** A transaction with the calendar by which it is judged. */
type Judged = LockedTransaction & { readonly calendar: Calendar }

/**
 * How the business complied in the term of the accreditation it holds with this agency; null where it holds none, so that
 * nothing could be due. Throws 409 where the catalogue lacks a penalty that is due.
 */
export async function complianceOf(db: Db, found: Judged, actor: Caller, now: Date): Promise<Compliance | null> {
  const term = await termOf(db, found)
  if (!term) return null
  const { id, business_id, agency } = found.transaction
  const waived = await waivedFor(db, id)
  const obligations = await obligationsOf(db, [business_id], found.calendar, actor, now)
  return {
    reports: obligations
      .filter((one) => one.agency === agency)
      .flatMap((one) => reportLine(one, term.first_day, waived) ?? []),
    penalties: await penaltiesOf(db, found, term.first_day, waived, now),
  }
}

/** An application makes an accreditation and is judged by the one it renews; anything else by the one it concerns. */
async function termOf(db: Db, { transaction, accreditation }: LockedTransaction) {
  const id = isApplication(transaction) ? accreditation?.previous_accreditation_id : accreditation?.id
  if (!id) return undefined
  return db.selectFrom('accreditations').select('first_day').where('id', '=', id).executeTakeFirst()
}

/** The keys of the arrears that the agency waived for a filing. */
async function waivedFor(db: Db, transaction_id: number): Promise<ReadonlySet<string>> {
  const rows = db.selectFrom('arrears_waivers').select('waived').where('transaction_id', '=', transaction_id)
  return new Set((await rows.execute()).flatMap(({ waived }) => waived))
}

/** Nothing of what is to come, nor of what was accepted in an earlier term. */
function reportLine(obligation: Obligation, since: string | null, waived: ReadonlySet<string>) {
  const { obligation_id, type, state, due_on, filed_on, accepted_on, days_late, transaction } = obligation
  if (state === 'to-come') return undefined
  const counted = due_on ?? filed_on
  if (accepted_on !== null && since !== null && counted !== null && counted < since) return undefined
  const keys = [arrearKey('not-filed', obligation_id)]
  if (transaction) keys.push(arrearKey('not-answered', transaction.transaction_id))
  return {
    report: transaction ? `${typeLabels[type]}, ${transaction.reference}` : typeLabels[type],
    period: periodOf(obligation),
    state: reportStanding({
      state,
      due_on: dayOrNull(due_on),
      filed_on: dayOrNull(filed_on),
      accepted_on: dayOrNull(accepted_on),
      days_late,
      is_returned: isAmong(returnedStatuses, transaction?.status ?? null),
      is_waived: keys.some((key) => waived.has(key)),
    }),
  }
}

/** What it is about: its days, or the policy that the new one follows. */
function periodOf({ period, follows }: Obligation): string {
  if (period) return `${formatDay(plainDate(period.first_day))} to ${formatDay(plainDate(period.last_day))}`
  if (!follows) return 'First policy'
  return `After policy ${follows.policy_number}, which ends ${formatDay(plainDate(follows.ends_on))}`
}
