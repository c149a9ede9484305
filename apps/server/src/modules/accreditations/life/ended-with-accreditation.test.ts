import { paths } from '@lading/contract/addresses/paths'
import { openChanges } from '@lading/contract/changes'
import { uploadFile } from '@lading/contract/documents/documents'
import { messageThread } from '@lading/contract/messages'
import { staffQueues, transactionsOfBusiness } from '@lading/contract/queues'
import { createReport } from '@lading/contract/reports/reports'
import { moveAccreditation, transactionClock } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { typesOf } from '@lading/domain/transactions/family'
import { isLocked, isToPay } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import { statusMoves } from '@lading/domain/workflow/status-moves'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChanges } from '#testing/filings/changes'
import type { Client } from '#testing/client'
import { read } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { filePolicy, noticesOf } from '#testing/filings/reports'
import { sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'
import { endAccreditations } from '../../../jobs/end-accreditations.ts'

/** New accreditations and renewals by air alone come there. */
const byAirAlone: readonly number[] = [7, 8, 9, 10, 11, 12, 13, 29]
const isPayable = (status: Status) => isToPay(status) || status === Status.forPaymentValidation

/** Every row of the table by which a transaction ends with its accreditation. */
const rows = transitions
  .filter(({ action, from }) => action === 'end-with-its-accreditation' && !byAirAlone.includes(Number(from)))
  .map(({ id, from }) => ({ id, from: ensure(from) }))
type Row = (typeof rows)[number]
// A surrender waits until nothing is to be paid; time does not.
const surrendered = rows.filter(({ from }) => from <= Status.forOrderOfPayment)
const writtenOff = rows.filter(({ from }) => from > Status.forOrderOfPayment)

let world: World
let processor: Client
beforeAll(async () => {
  world = await createWorld()
  processor = await world.staff('dti', 5)
})
afterAll(() => world.close())

interface Ending extends Row {
  readonly transaction_id: number
  readonly reference: string
}

/** For each status a type of change that comes there; the statuses with the fewest choices first. */
function typesAt(at: readonly Row[]): Map<number, Row> {
  const choices = (from: Status) =>
    typesOf('change').filter((type) =>
      statusMoves().some((one) => one.type === type && one.from === from && one.to === Status.terminated),
    )
  const taken = new Map<number, Row>()
  for (const row of at.toSorted((one, other) => choices(one.from).length - choices(other.from).length))
    taken.set(ensure(choices(row.from).find((type) => !taken.has(type))), row)
  return taken
}

/** A business with a change at each of these statuses, processed by one evaluator; what is to be paid has its order. */
async function holding(number: string, at: readonly Row[]) {
  world.clock.set('2026-03-02T09:00:00+08:00')
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', number)
  const types = typesAt(at)
  const body = { transaction_type_ids: [...types.keys()] as never, accreditation_ids: [accreditation_id] }
  const opened = await client.call(openChanges, { params: { id: business_id }, body })
  // What the desks would do is tried elsewhere; here each stands where it may be overtaken.
  await sql`alter table transactions disable trigger transactions_moves`.execute(world.db)
  const transactions: Ending[] = []
  for (const { transaction_id, reference, type } of opened.body.transactions) {
    const row = ensure(types.get(type))
    await stands(transaction_id, row.from)
    if (isPayable(row.from)) {
      const order = await orderOf(transaction_id, business_id)
      if (row.from === Status.forPaymentValidation) await postedOn(order, client)
    }
    transactions.push({ ...row, transaction_id, reference })
  }
  await sql`alter table transactions enable trigger transactions_moves`.execute(world.db)
  return { client, business_id, accreditation_id, transactions }
}

async function stands(id: number, status: Status): Promise<void> {
  const lock_holder_id = isLocked(status) ? processor.user_id : null
  const processor_id = status === Status.draft ? null : processor.user_id
  await world.db
    .updateTable('transactions')
    .set({ status, processor_id, lock_holder_id, submitted_at: status === Status.draft ? null : world.clock.now() })
    .where('id', '=', id)
    .execute()
}

async function orderOf(transaction_id: number, business_id: number): Promise<number> {
  const amounts = { accreditation: '230.00', total_amount_due: '230.00' }
  const order = { agency: 'dti', purpose: 'order-of-payment', status: InvoiceStatus.forPayment } as const
  const { id } = await world.db
    .insertInto('invoices')
    .values({
      ...order,
      ...amounts,
      transaction_id,
      business_id,
      slug: `${transaction_id}`,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A payment of an order that waits for its cashier. */
async function postedOn(invoice_id: number, { user_id }: Client): Promise<void> {
  const status = InvoiceStatus.forValidation
  await world.db.updateTable('invoices').set({ status }).where('id', '=', invoice_id).execute()
  const slip = { amount: '230.00', paid_on: '2026-03-02', payment_reference: 'LB-0042' }
  const posted = { attempt_no: 1, channel: 'counter', posted_by: user_id, posted_at: world.clock.now() }
  await world.db
    .insertInto('payment_attempts')
    .values({ invoice_id, status, ...slip, ...posted })
    .execute()
}

/** An early renewal of it, approved and numbered; its certificate waits to be picked up. */
async function renewalAtPickup({ business_id, accreditation_id }: Awaited<ReturnType<typeof holding>>) {
  const term = { first_day: '2028-01-01', expiry_date: '2029-12-31', created_at: world.clock.now() }
  const row = { agency: 'dti', status: Status.forPickup, international: 1, number: '26-SFF-000954', ...term } as const
  await sql`alter table accreditations disable trigger accreditations_moves`.execute(world.db)
  await world.db
    .insertInto('accreditations')
    .values({ business_id, previous_accreditation_id: accreditation_id, ...row })
    .execute()
  await sql`alter table accreditations enable trigger accreditations_moves`.execute(world.db)
}

/** The row taken, where it leads, and what its business and its processor read of it. */
async function endOf(
  { transaction_id, reference }: Pick<Ending, 'transaction_id' | 'reference'>,
  client: Client,
  desk = processor,
) {
  const { status, lock_holder_id } = await world.db
    .selectFrom('transactions')
    .select(['status', 'lock_holder_id'])
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  const { row_id, remarks } = await world.db
    .selectFrom('transaction_steps')
    .select(['row_id', 'remarks'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const messages = async (person: Client) =>
    (await noticesOf(world, person, `%${reference}, terminated%`)).map(({ message }) => message)
  return { status, lock_holder_id, row_id, remarks, business: await messages(client), desk: await messages(desk) }
}

/** Asked for by the business with a letter, and accepted by the approver. */
async function surrender(
  { client, business_id, accreditation_id: id }: Awaited<ReturnType<typeof accreditedBusiness>>,
  approver: Client,
): Promise<void> {
  const files = [{ field: 'file', name: 'cessation.png', bytes: sampleScan(4) }]
  const letter = (await client.call(uploadFile, { body: { business_id }, files })).body.id
  const act = async (who: Client, action: string, answers = {}) => {
    const { version } = await world.db
      .selectFrom('accreditations')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const reply = await who.call(moveAccreditation, { params: { id }, body: { action, version, ...answers } })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  }
  await act(client, 'ask-for-surrender', { reason: 'We close.', letter_of_cessation: letter })
  await act(approver, 'voluntary-surrender-closure')
}

const reads = (reason: string) => [expect.stringContaining(`<p>${reason}</p>`)]
const ended = ({ id, from }: Row, reason: string) => ({
  status: Status.terminated,
  lock_holder_id: null,
  row_id: id,
  remarks: reason,
  business: reads(reason),
  desk: from === Status.draft ? [] : reads(reason), // nobody processes a draft
})

test('the rows by which a transaction ends with its accreditation are tried, each once', () => {
  expect([...surrendered, ...writtenOff].map(({ id }) => id)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 21, 23, 27, 30].map(
      (status) => `G13-${String(status).padStart(2, '0')}`,
    ),
  )
})

describe('with an accreditation that is surrendered while its renewal waits to be picked up', () => {
  const reason = 'It ended because accreditation 25-SFF-000951 was surrendered.'
  let holder: Awaited<ReturnType<typeof holding>>
  beforeAll(async () => {
    holder = await holding('25-SFF-000951', surrendered)
    await renewalAtPickup(holder)
    await surrender(holder, await world.staff('dti', 8))
  })

  test.each(surrendered)('a change ends from status $from, and its business and processor read why', async (row) => {
    expect(await endOf(ensure(holder.transactions.find(({ id }) => id === row.id)), holder.client)).toEqual(
      ended(row, reason),
    )
  })

  test('a draft stays its client’s alone: in the records of the agency and on its pages stands what was submitted', async () => {
    const { business_id, client, transactions } = holder
    const ids = (rows: readonly { readonly transaction_id: number | null }[]) =>
      rows.map(({ transaction_id }) => transaction_id).toSorted((one, other) => Number(one) - Number(other))
    const submitted = ids(transactions.filter(({ from }) => from !== Status.draft))
    const page = { business_id, per_page: 50 } as const
    expect(ids((await processor.call(transactionsOfBusiness, { body: page })).body.data)).toEqual(submitted)
    const records = (await processor.call(staffQueues.transactions, { body: { per_page: 50 } })).body.data
    expect(ids(records.filter((row) => row.business_id === business_id))).toEqual(submitted)
    const seen = async (who: Client, { transaction_id: id }: Ending) =>
      (await who.call(transactionClock, { params: { id } })).status
    const draft = ensure(transactions.find(({ from }) => from === Status.draft))
    expect([await seen(client, draft), await seen(processor, draft)]).toEqual([200, 404])
    const of = { params: { id: draft.transaction_id } }
    expect((await processor.call(messageThread, of)).status).toBe(404)
    const { body: thread } = await client.call(messageThread, of)
    expect(thread.why_closed).toContain('ended before the agency received it')
    expect(await seen(processor, ensure(transactions.find(({ from }) => from !== Status.draft)))).toBe(200)
  })
})

describe('with an accreditation that is written off', () => {
  const reason = 'It ended because accreditation 25-SFF-000952 was written off.'
  let holder: Awaited<ReturnType<typeof holding>>
  let cashier: Client
  beforeAll(async () => {
    cashier = await world.staff('dti', 9)
    holder = await holding('25-SFF-000952', writtenOff)
    const expired = { first_day: '2023-01-01', expiry_date: '2024-12-31' }
    await world.db.updateTable('accreditations').set(expired).where('id', '=', holder.accreditation_id).execute()
    await endAccreditations(world).run()
    await endAccreditations(world).run()
  })

  test.each(writtenOff)('a change ends from status $from, and its business and processor read why', async (row) => {
    expect(await endOf(ensure(holder.transactions.find(({ id }) => id === row.id)), holder.client)).toEqual(
      ended(row, reason),
    )
  })

  test('the orders of payment no longer stand, and say why', async () => {
    const orders = world.db.selectFrom('invoices').select(['status', 'void_reason'])
    const left = await orders.where('business_id', '=', holder.business_id).execute()
    const payable = writtenOff.filter(({ from }) => isPayable(from))
    expect(payable.length).toBeGreaterThan(1)
    expect(left).toEqual(payable.map(() => ({ status: InvoiceStatus.void, void_reason: reason })))
  })

  test('the cashiers are told of the payment that none of them validated', async () => {
    const posted = ensure(holder.transactions.find(({ from }) => from === Status.forPaymentValidation))
    const message = expect.stringContaining('₱230.00 with the number LB-0042')
    const subject = `Notice: ${posted.reference}, payment to settle`
    const link = paths.approval(holder.business_id, posted.transaction_id)
    expect(await noticesOf(world, cashier, '%payment to settle')).toEqual([{ subject, message, link }])
  })
})

test('by air a change in evaluation, a report that was filed and a draft end too, all done by their people', async () => {
  world.clock.set('2026-03-02T09:00:00+08:00')
  const holder = await accreditedBusiness(world, 'cab', '25-AFF-000953')
  const { client, business_id, accreditation_id } = holder
  const evaluator = await world.staff('cab', 6)
  const [first, second] = await openedChanges(client, business_id, [accreditation_id], [4, 5])
  const { transaction_id: change } = ensure(first)
  await filedMove(world, client, change)
  await moved(evaluator, change, 'lock-start-evaluation')
  const { body: report } = await client.call(createReport, { body: { business_id, agency: 'cab', type: 15 } })
  expect((await filePolicy(world, client, report.transaction_id)).status).toBe(200)

  await surrender(holder, await world.staff('cab', 8))
  const reason = 'It ended because accreditation 25-AFF-000953 was surrendered.'
  const at = (from: Status) => ensure(rows.find((row) => row.from === from))
  const ends = (one: { transaction_id: number; reference: string }) => endOf(one, client, evaluator)
  expect(await ends(ensure(first))).toEqual(ended(at(Status.lockedForEvaluation), reason))
  expect(await ends(report)).toEqual({ ...ended(at(Status.forEvaluation), reason), desk: [] }) // nobody's yet
  expect(await ends(ensure(second))).toEqual(ended(at(Status.draft), reason))
  const saidOn = async ({ transaction_id }: { transaction_id: number }) => (await read(client, transaction_id)).next
  expect(await saidOn(report)).toBe(`${reason} Nothing is owed for it any more.`)
  for (const one of [first, second]) expect(await saidOn(ensure(one))).toBe(reason)
  const owed = await world.db
    .selectFrom('obligations')
    .select('ended_on')
    .where('business_id', '=', business_id)
    .execute()
  expect(owed).not.toContainEqual({ ended_on: null })
})
