import type { Application } from '@lading/contract/applications'
import { transactionReference, referenceKind } from '@lading/domain/accreditation/reference'
import { manilaDay } from '@lading/domain/dates/manila'
import { membershipOf } from '@lading/domain/people/actor'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { nextNumber } from '#platform/number-series'
import { notAllowed, notFound, refused } from '#platform/problem'
import { randomSlug } from '#platform/random'
import { record } from '#modules/audit/record'
import { checklistFor } from './checklist.ts'
import { mayOpenApplication, openApplicationOf } from './openings.ts'
import { applicationOf } from './read-application.ts'
import { type Agency } from '@lading/domain/transactions/agency'
import { BusinessProfileDraft } from '@lading/contract/forms/business-profile'

interface CreateApplicationInput {
  readonly business_id: number
  readonly agency: Agency
}

const NO_SCOPE = { domestic: 0, international: 0, nvocc: 0, is_migrated: false }

/**
 * Opens the draft of a new application, filled from the business's profile. The business row is held meanwhile, so two
 * people cannot open two. Throws 404 for another's business, 403 without the right, 409 where the workflow closes it.
 */
export async function createApplication(
  tx: Tx,
  input: CreateApplicationInput,
  actor: Caller,
  now: Date,
): Promise<Application> {
  const business = await tx
    .selectFrom('businesses')
    .select(['id', 'profile'])
    .where('id', '=', input.business_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!business || !membershipOf(actor, input.business_id)) throw notFound('Business')

  const decision = await mayOpenApplication(tx, input, actor, now)
  if (!decision.ok && decision.because === 'not-allowed') throw notAllowed(decision.message)
  if (!decision.ok)
    throw refused(decision.message, { accreditation_id: (await openApplicationOf(tx, input))?.accreditation_id })

  const accreditation_id = await openRows(
    tx,
    { ...input, profile: business.profile, row_id: decision.transition.id },
    actor,
    now,
  )
  return applicationOf(tx, accreditation_id, actor, now)
}

async function openRows(
  tx: Tx,
  input: CreateApplicationInput & { profile: unknown; row_id: string },
  actor: Caller,
  now: Date,
): Promise<number> {
  const { business_id, agency } = input
  const form = BusinessProfileDraft.parse(input.profile)
  const type = TransactionType.newAccreditation
  const accreditation = await tx
    .insertInto('accreditations')
    .values({ agency, business_id, status: Status.draft, created_by: actor.user_id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const transaction = await tx
    .insertInto('transactions')
    .values({
      reference: await nextReference(tx, agency, now),
      slug: randomSlug(),
      type,
      agency,
      business_id,
      accreditation_id: accreditation.id,
      status: Status.draft,
      author_id: actor.user_id,
      form: asJson(form),
      requirements: asJson(await checklistFor(tx, { type, agency, form }, NO_SCOPE, now)),
      last_activity_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('accreditations')
    .set({ transaction_id: transaction.id })
    .where('id', '=', accreditation.id)
    .execute()
  const step = {
    at: now,
    row_id: input.row_id,
    action: 'create',
    from_status: null,
    to_status: Status.draft,
    by_user_id: actor.user_id,
  }
  await tx
    .insertInto('transaction_steps')
    .values({ ...step, transaction_id: transaction.id })
    .execute()
  await tx
    .insertInto('accreditation_steps')
    .values({ ...step, accreditation_id: accreditation.id, transaction_id: transaction.id })
    .execute()
  await record(
    tx,
    {
      action: 'create',
      object: 'transaction',
      object_id: transaction.id,
      transaction_id: transaction.id,
      facts: { reference: transaction.reference, business_id, agency },
    },
    actor,
    now,
  )
  return accreditation.id
}

async function nextReference(tx: Tx, agency: Agency, now: Date): Promise<string> {
  const year = manilaDay(now).slice(0, 4)
  const kind = referenceKind(TransactionType.newAccreditation)
  const number = await nextNumber(tx, `reference-${agency}-${kind}`, year)
  return transactionReference(agency, TransactionType.newAccreditation, Number(year), number)
}
