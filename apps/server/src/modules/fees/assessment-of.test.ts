import { scopeFlags } from '@lading/domain/transactions/scope'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asJson } from '#platform/jsonb'
import { randomSlug } from '#platform/random'
import { applicant, chooseScopes, openDraft, patchOf, saving } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'
import { assessmentOf, feePurposeAt } from './assessment-of.ts'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { type Agency } from '@lading/domain/transactions/agency'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** A transaction of any kind, made after a draft: only what fees depend on matters here. */
async function transactionOf(agency: Agency, type: TransactionType, form: object) {
  const { client, business_id } = await applicant(world)
  const draft = await openDraft(client, business_id)
  const found = await findTransaction(world.db, draft.transaction_id)
  const { id: _transaction, register: _register, ...transaction } = found.transaction
  const { id: accreditation_id } = await world.db
    .insertInto('accreditations')
    .values({ agency, business_id, status: Status.draft, created_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { agency, type, accreditation_id, form: asJson(form), reference: randomSlug(), slug: randomSlug() }
  const json = { field_versions: asJson({}), requirements: asJson([]) }
  const { id } = await world.db
    .insertInto('transactions')
    .values({ ...transaction, ...own, ...json })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, agency, type, business_id }
}

const totalOf = async ({ id }: { id: number }) =>
  (await assessmentOf(world.db, await findTransaction(world.db, id), world.clock.now())).total

test('a sea forwarder pays for its highest scope, each further one, its branches and the stamps', async () => {
  const { client, business_id } = await applicant(world)
  const draft = await openDraft(client, business_id)
  await chooseScopes(client, draft, ['international', 'nvocc'])
  const branches = ['a', 'b'].map((key) => patchOf(`branches.${key}`, { name: `Branch ${key}` }, null))
  await saving(client, draft, branches)
  expect(await totalOf({ id: draft.transaction_id })).toBe('9090.00') // 5,000 + 1,500 + 2 × 1,250 + 3 × 30
})

test('an air forwarder pays for the application first, and for the permit once that is validated', async () => {
  const air = await transactionOf('cab', TransactionType.newAccreditation, scopeFlags(['domestic', 'international']))
  expect(await feePurposeAt(world.db, air)).toBe('application-fee')
  expect(await totalOf(air)).toBe('24724.80')

  const invoice = { slug: `fee-${air.id}`, accreditation: '24724.80', total_amount_due: '24724.80' } as const
  await world.db
    .insertInto('invoices')
    .values({
      ...invoice,
      agency: 'cab',
      business_id: air.business_id,
      transaction_id: air.id,
      purpose: 'application-fee',
      status: InvoiceStatus.paid,
      created_at: world.clock.now(),
    })
    .execute()
  expect(await feePurposeAt(world.db, air)).toBe('order-of-payment')
  expect(await totalOf(air)).toBe('30.00')
})
