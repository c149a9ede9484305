import type { AskedSurrender, Surrender } from '@lading/contract/accreditations/surrenders'
import { ensure } from '@lading/domain/ensure'
import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import { checkGuards } from '@lading/domain/workflow/deciding/decide'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import type { LifeContext } from '../life/life-context.ts'
import { lifeFacts, surrendersAsked, unpaidInvoices } from '../life/life-facts.ts'
import { maySeeAccreditation } from '../life/move-accreditation.ts'
import { askedBy, surrenderSteps, surrenderWaitsAt } from '../life/surrender-steps.ts'
import { whatEnds } from './what-ends.ts'

/** How the surrender of an accreditation stands, as its business reads it. Throws 404 for another's, or none given. */
export async function surrenderOf(db: Db, id: number, actor: Caller, now: Date): Promise<Surrender> {
  const context = await read(db, id)
  if (context?.accreditation.number == null) throw notFound('Accreditation')
  maySeeAccreditation(context.accreditation, actor)
  return {
    ...(await headOf(db, context.accreditation)),
    why_not: await whyNot(db, context, 'ask-for-surrender', actor, now),
    waits_at: await surrenderWaitsAt(db, id),
    steps: await surrenderSteps(db, id),
  }
}

/** What a business asks an agency to accept; the caller reads that agency. */
export async function askedSurrenders(
  db: Db,
  holder: Pick<AccreditationRow, 'business_id' | 'agency'>,
  actor: Caller,
  now: Date,
): Promise<AskedSurrender[]> {
  const asked: AskedSurrender[] = []
  for (const { id } of await surrendersAsked(db, holder))
    asked.push(await askedOf(db, ensure(await read(db, id), 'an accreditation'), actor, now))
  return asked
}

async function askedOf(db: Db, context: LifeContext, actor: Caller, now: Date): Promise<AskedSurrender> {
  const { accreditation, business_name } = context
  const [step] = await surrenderSteps(db, accreditation.id)
  return {
    ...(await headOf(db, accreditation)),
    business_name,
    asked_by: await askedBy(db, accreditation.id),
    asked: ensure(step, 'the request'),
    accept_why_not: await whyNot(db, context, 'voluntary-surrender-closure', actor, now),
    decline_why_not: await whyNot(db, context, 'decline-surrender', actor, now),
  }
}

async function read(db: Db, id: number): Promise<LifeContext | undefined> {
  const found = await db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .selectAll('a')
    .select('b.name as written_name')
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { written_name: business_name, ...accreditation } = found
  return { accreditation, business_name, settings: await settingsOf(db) }
}

async function whyNot(db: Db, context: LifeContext, action: ActionKey, actor: Caller, now: Date) {
  const decision = checkGuards(action, await lifeFacts(db, context), actor, now)
  return decision.ok ? null : decision.message
}

async function headOf(db: Db, accreditation: AccreditationRow) {
  const { id, business_id, agency, number, status, expiry_date, version } = accreditation
  return {
    accreditation_id: id,
    business_id,
    agency,
    number: number ?? '',
    status,
    expiry_date,
    version,
    invoices_unpaid: await unpaidInvoices(db, accreditation),
    ends: await whatEnds(db, accreditation),
  }
}
