import { scopeFlags, type Scope } from '@lading/domain/transactions/scope'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asJson } from '#platform/jsonb'
import { randomSlug } from '#platform/random'
import { applicant, openDraft } from '#testing/filing'
import { createWorld, type World } from '#testing/world'
import { assessmentOf, feePurposeAt } from './assessment-of.ts'
import { findTransaction } from '#modules/workflow/lock-transaction'
import { type Agency } from '@lading/domain/transactions/agency'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** A transaction of any kind, made after a draft: only what fees depend on matters here. */
async function transactionOf(agency: Agency, type: TransactionType, scopes: readonly Scope[], form: object) {
  const { client, business_id } = await applicant(world)
  const draft = await openDraft(client, business_id)
  const found = await findTransaction(world.db, draft.transaction_id)
  const { id: _transaction, ...transaction } = found.transaction
  const { id: accreditation_id } = await world.db
    .insertInto('accreditations')
    .values({ agency, business_id, status: Status.draft, ...scopeFlags(scopes), created_at: world.clock.now() })
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

test('a forwarder that adds a category pays for the scopes added, a certificate and its stamp', async () => {
  const added = await transactionOf('dti', TransactionType.additionalCategory, ['international'], {
    added_scopes: ['nvocc'],
  })
  expect(await totalOf(added)).toBe('1730.00')
})

test('a request for certificates is charged by the copy', async () => {
  const copies = await transactionOf('dti', TransactionType.requestForCertificate, ['domestic'], { copies: 2 })
  expect(await totalOf(copies)).toBe('460.00')
})

test('an air forwarder pays for the application first, and for the permit once that is validated', async () => {
  const air = await transactionOf('cab', TransactionType.newAccreditation, ['domestic', 'international'], {})
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
