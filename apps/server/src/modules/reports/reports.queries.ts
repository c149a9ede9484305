import {
  reportTypes,
  type BusinessWithReports,
  type Obligation,
  type ReportOpening,
} from '@lading/contract/reports/reports'
import { membershipOf, worksWithBusinesses } from '@lading/domain/people/acting/actor'
import { isBuilt } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { agencies } from '@lading/domain/transactions/agency'
import { heldStatuses } from '@lading/domain/transactions/status-groups'
import type { z } from 'zod'
import { officeCalendar } from '#platform/calendar'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { ownTransactions } from '#modules/filing/reading/own-transactions'
import { currentCover } from '#modules/workflow/transactions/own-cover'
import type { Workflow } from '#modules/workflow/workflow'
import { currentObligation, draftDue, heldAccreditation, reportFor } from './obligations/obligation-of.ts'
import { isPending, obligationsOf } from './obligations/obligations.queries.ts'

type Opening = z.infer<typeof ReportOpening>

/** The caller's accredited businesses with what each owes and may file, and the reports filed before. */
export async function reportOpenings(db: Db, workflow: Workflow, actor: Caller, now: Date) {
  const accredited = await db
    .selectFrom('businesses as b')
    .innerJoin('accreditations as a', 'a.business_id', 'b.id')
    .select(['b.id', 'b.name'])
    .distinct()
    .where('b.id', 'in', ownBusinesses(actor))
    .where('b.deleted_at', 'is', null)
    .where('a.status', 'in', [...heldStatuses])
    .where('a.successor_id', 'is', null)
    .execute()
  const ids = accredited.map(({ id }) => id)
  const pending = (await obligationsOf(db, ids, await officeCalendar(db), actor, now)).filter(isPending)
  const businesses: BusinessWithReports[] = []
  for (const { id: business_id, name: business_name } of accredited.toSorted(byName))
    businesses.push({
      business_id,
      business_name,
      openings: await openingsOf(db, workflow, business_id, actor, now),
      pending: pending.filter((one) => one.business_id === business_id),
    })
  return { businesses, data: await ownTransactions(db, reportTypes, actor) }
}

const byName = (one: { readonly name: string }, other: { readonly name: string }) => one.name.localeCompare(other.name)

/** What a business may file now at each agency that accredited it, or what is open already: what is due comes first. */
async function openingsOf(
  db: Db,
  workflow: Workflow,
  business_id: number,
  actor: Caller,
  now: Date,
): Promise<Opening[]> {
  const openings: Opening[] = []
  for (const agency of agencies) {
    const held = await heldAccreditation(db, { business_id, agency })
    if (!held) continue
    for (const type of reportTypes.filter(isBuilt)) {
      const input = { type, agency, business_id, accreditation_id: held.id }
      const may = await workflow.mayOpen(db, input, actor, now)
      const obligation = may.ok ? undefined : await currentObligation(db, input)
      const open = (await draftDue(db, input, manilaDay(now))) ?? (obligation && (await reportFor(db, obligation.id)))
      openings.push({ agency, type, why_not: may.ok ? null : may.message, transaction_id: open?.id ?? null })
    }
  }
  return openings
}

/** The reports of one business of the caller, with the covers in the register. Throws 404 for another's. */
export async function reportCalendar(db: Db, workflow: Workflow, business_id: number, actor: Caller, now: Date) {
  const business = membershipOf(actor, business_id) && (await businessOf(db, business_id))
  if (!business) throw notFound('Business')
  const openings = await openingsOf(db, workflow, business_id, actor, now)
  const covers = []
  for (const agency of new Set(openings.map((opening) => opening.agency))) {
    const cover = await currentCover(db, { business_id, agency })
    if (cover) covers.push(cover)
  }
  return {
    business_id,
    business_name: business.name,
    openings,
    covers: covers.map(({ agency, insurer, policy_number, cover_amount, starts_on, ends_on }) => ({
      agency,
      insurer,
      policy_number,
      cover_amount,
      starts_on,
      ends_on,
    })),
    obligations: await obligationsOf(db, [business_id], await officeCalendar(db), actor, now),
  }
}

/** What a business owes: due and not filed. The caller's own, or of their agency for staff. Throws 404 for others. */
export async function pendingReports(db: Db, business_id: number, actor: Caller, now: Date): Promise<Obligation[]> {
  const isReadable = membershipOf(actor, business_id) !== undefined || worksWithBusinesses(actor)
  if (!isReadable || !(await businessOf(db, business_id))) throw notFound('Business')
  return (await obligationsOf(db, [business_id], await officeCalendar(db), actor, now)).filter(isPending)
}

function businessOf(db: Db, id: number) {
  return db
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
