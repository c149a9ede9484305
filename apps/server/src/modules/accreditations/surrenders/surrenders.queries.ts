import type { SurrenderRequest, Surrender } from '@lading/contract/accreditations/surrenders'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { notFound } from '#platform/problem'
import { officeOf } from '#platform/office'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import type { AccreditationLife } from '../life/accreditation-life.ts'
import type { LifeContext } from '../life/life-context.ts'
import { surrendersAsked } from '../life/life-facts.ts'
import { maySeeAccreditation } from '../life/move-accreditation.ts'
import { askedBy, surrenderSteps, surrenderWaitsAt } from '../life/surrender-steps.ts'
import { whatEnds } from './what-ends.ts'

type Needs = Pick<Deps, 'db' | 'accreditationLife'>

/** How the surrender of an accreditation stands, as its business reads it. Throws 404 for another's, or none given. */
export async function surrenderOf(
  { db, accreditationLife: life }: Needs,
  id: number,
  actor: Caller,
  now: Date,
): Promise<Surrender> {
  const context = await read(db, id)
  if (context?.accreditation.number == null) throw notFound('Accreditation')
  maySeeAccreditation(context.accreditation, actor)
  return {
    ...(await headOf(life, db, context)),
    why_not: await life.whyNot(db, context, 'ask-for-surrender', actor, now),
    waits_at: await surrenderWaitsAt(db, id),
    steps: await surrenderSteps(db, id),
  }
}

/** What a business asks an agency to accept; the caller reads that agency. */
export async function askedSurrenders(
  { db, accreditationLife }: Needs,
  holder: Pick<AccreditationRow, 'business_id' | 'agency'>,
  actor: Caller,
  now: Date,
): Promise<SurrenderRequest[]> {
  const requests: SurrenderRequest[] = []
  for (const { id } of await surrendersAsked(db, holder))
    requests.push(await askedOf(accreditationLife, db, ensure(await read(db, id), 'an accreditation'), actor, now))
  return requests
}

async function askedOf(
  life: AccreditationLife,
  db: Db,
  context: LifeContext,
  actor: Caller,
  now: Date,
): Promise<SurrenderRequest> {
  const { accreditation, business_name } = context
  const [step] = await surrenderSteps(db, accreditation.id)
  return {
    ...(await headOf(life, db, context)),
    business_name,
    asked_by: await askedBy(db, accreditation.id),
    asked: ensure(step, 'the request'),
    accept_why_not: await life.whyNot(db, context, 'voluntary-surrender-closure', actor, now),
    decline_why_not: await life.whyNot(db, context, 'decline-surrender', actor, now),
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
  return { accreditation, business_name, ...(await officeOf(db)) }
}

async function headOf(life: AccreditationLife, db: Db, context: LifeContext) {
  const { accreditation } = context
  const { id, business_id, agency, number, status, expiry_date, version } = accreditation
  const { payment } = await life.factsFor(db, context, ['payment.invoices_unpaid'])
  return {
    accreditation_id: id,
    business_id,
    agency,
    number: number ?? '',
    status,
    expiry_date,
    version,
    invoices_unpaid: ensure(payment?.invoices_unpaid, 'the invoices that are unpaid'),
    ends: await whatEnds(db, accreditation),
  }
}
