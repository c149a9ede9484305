import type { ArrearLine, WaiverRequest, BusinessAtAgency, Waiver } from '@lading/contract/applications/arrears'
import type { ReportType } from '@lading/contract/reports/reports'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { arrearName } from '@lading/domain/reports/arrears'
import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { officeCalendar } from '#platform/calendar'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { notFound } from '#platform/problem'
import { askedSurrenders } from '#modules/accreditations/surrenders/surrenders.queries'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { arrearsOf, type ArrearOf } from './arrears-of.ts'
import { waivedFor } from './arrears-facts.ts'

/** What stands against a renewal, as its client reads it, with each request to be excused and its answer. */
export async function renewalArrears(
  db: Db,
  transaction_id: number,
  actor: Caller,
  now: Date,
): Promise<{ arrears: ArrearLine[]; waivers: Waiver[] }> {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  const arrears = await arrearsOf(db, transaction, await officeCalendar(db), now)
  const waived = await waivedFor(db, transaction_id)
  const waivers = await waiversOf(db, [transaction_id])
  return {
    arrears: arrears.map((row) => lineOf(row, waived, actor)),
    waivers: waivers.map((row) => waiverOf(row, transaction.status)),
  }
}

/** A business as the staff of an agency may look at it. Throws 404 where it has nothing with them. */
export async function businessAtAgency(
  deps: Pick<Deps, 'db' | 'accreditationLife'>,
  business_id: number,
  actor: Caller,
  now: Date,
): Promise<BusinessAtAgency> {
  const { db } = deps
  const business = await db.selectFrom('businesses').select('name').where('id', '=', business_id).executeTakeFirst()
  const agencies: BusinessAtAgency['agencies'] = []
  for (const agency of agenciesReadBy(actor)) {
    if (!(await isKnownTo(db, business_id, agency))) continue
    const arrears = await arrearsOf(db, { business_id, agency }, await officeCalendar(db), now)
    const lines = arrears.map((row) => lineOf(row, new Set(), actor))
    agencies.push({
      agency,
      arrears: lines,
      waivers: await waiverRequests(db, business_id, agency),
      surrenders: await askedSurrenders(deps, { business_id, agency }, actor, now),
    })
  }
  if (!business || agencies.length === 0) throw notFound('Business')
  return { business_id, business_name: business.name, agencies }
}

/** It filed something there, holds or held an accreditation, or asks to be excused. */
async function isKnownTo(db: Db, business_id: number, agency: Agency): Promise<boolean> {
  const filed = db
    .selectFrom('transactions')
    .select('id')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where((eb) => eb.or([eb('submitted_at', 'is not', null), eb('request_asked_at', 'is not', null)]))
    .limit(1)
  const held = db
    .selectFrom('accreditations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('number', 'is not', null)
    .limit(1)
  return (await filed.executeTakeFirst()) !== undefined || (await held.executeTakeFirst()) !== undefined
}

async function waiverRequests(db: Db, business_id: number, agency: Agency): Promise<WaiverRequest[]> {
  const rows = await db
    .selectFrom('arrears_waivers as w')
    .innerJoin('transactions as t', 't.id', 'w.transaction_id')
    .innerJoin('users as u', 'u.id', 'w.asked_by')
    .selectAll('w')
    .select(['t.version', 't.status', 't.reference', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('t.business_id', '=', business_id)
    .where('t.agency', '=', agency)
    .where('t.status', '=', Status.draft)
    .where('w.decided_at', 'is', null)
    .execute()
  const earlier = await waiversOf(
    db,
    rows.map(({ transaction_id }) => transaction_id),
  )
  return rows.map((row) => {
    const { transaction_id, version, reference } = row
    const decided = earlier.filter((one) => one.transaction_id === transaction_id && one.decided_at !== null)
    const facts = { transaction_id, version, reference, asked_by: fullName(row) }
    return { ...waiverOf(row, row.status), ...facts, earlier: decided.map((one) => waiverOf(one, row.status)) }
  })
}

/** Every request to be excused that was made with these renewals, the last first. */
async function waiversOf(db: Db, transaction_ids: readonly number[]) {
  if (transaction_ids.length === 0) return []
  return db
    .selectFrom('arrears_waivers')
    .selectAll()
    .where('transaction_id', 'in', [...transaction_ids])
    .orderBy('id', 'desc')
    .execute()
}

function lineOf(arrear: ArrearOf, waived: ReadonlySet<string>, { audience }: Caller): ArrearLine {
  const { key, kind, type, due_on, amount, transaction_id, status } = arrear
  const isShown = status !== Status.draft || audience === 'customer' // a draft is its client's alone
  return {
    key,
    kind,
    type: type as ReportType,
    name: arrearName(arrear),
    due_on,
    amount,
    transaction: transaction_id !== null && status !== null && isShown ? { transaction_id, status } : null,
    is_waived: waived.has(key),
  }
}

interface WaiverRow {
  readonly reason: string
  readonly asked_at: Date
  readonly is_waived: boolean | null
  readonly decided_at: Date | null
  readonly named: string
  readonly remark: string
}

/** One that nobody answered lapses as its draft is filed, or ends. */
function waiverOf({ reason, asked_at, is_waived, decided_at, named, remark }: WaiverRow, status: Status): Waiver {
  const unanswered = status === Status.draft ? 'asked' : 'lapsed'
  return {
    reason,
    asked_at: asked_at.toISOString(),
    outcome: is_waived === null ? unanswered : is_waived ? 'waived' : 'declined',
    decided_at: decided_at?.toISOString() ?? null,
    named: named === '' ? [] : named.split('\n'),
    remark,
  }
}
