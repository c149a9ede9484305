import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { samplePdf } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'
import type { DrawDocument } from '#platform/deps'
import { officialReceiptDocument } from '#modules/payments/templates/official-receipt.payload'
import { issueDocument, type IssueDocumentInput } from './issue-document.ts'
import { documentsWaiting } from './issued-documents.queries.ts'
import { renderQueued, type DocumentRenderers } from './render-queued.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('issued_documents').execute()
})

const draw: DrawDocument = () => samplePdf()
const brokenPrinter: DrawDocument = () => Promise.reject(new Error('The thread ended with code 1.'))
const render = (drawing = draw, keepers: DocumentRenderers = {}) => renderQueued(world, drawing, keepers)

async function order() {
  const { id } = await world.db.transaction().execute((tx) => issueDocument(tx, receipt, world.clock.now()))
  return id
}
const document = (id: number) =>
  world.db.selectFrom('issued_documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('an issued document ordered in an act', () => {
  test('is drawn once, stored, and ready', async () => {
    const id = await order()
    expect(await document(id)).toMatchObject({ state: 'queued', file_id: null })
    let drawn = 0
    await render(() => ((drawn += 1), samplePdf()))
    await render(() => ((drawn += 1), samplePdf()))
    const { state, file_id } = await document(id)
    expect({ state, drawn }).toEqual({ state: 'ready', drawn: 1 })
    expect(await stored(ensure(file_id))).toMatchObject({
      name: 'official-receipt-OR-D-2026-000045.pdf',
      attached_at: world.clock.now(),
    })
  })

  test('cannot be ordered with facts that can never be drawn', async () => {
    const broken = { ...receipt, payload: { ...receipt.payload, total_amount: '1.00' } }
    await expect(world.db.transaction().execute((tx) => issueDocument(tx, broken, world.clock.now()))).rejects.toThrow(
      'do not add up',
    )
  })

  test('is tried again when the printer dies, and its row says why', async () => {
    const id = await order()
    await render(brokenPrinter)
    expect(await document(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: 'The thread ended with code 1.',
    })
    expect(await documentsWaiting(world.db)).toEqual({ waiting: 1, failing: 1 })
    await render()
    expect(await document(id)).toMatchObject({ state: 'failed' })
    world.clock.forward({ seconds: 6 })
    await render()
    expect(await document(id)).toMatchObject({ state: 'ready', attempts: 2, last_error: '' })
  })

  test('never becomes ready without what follows from it', async () => {
    const id = await order()
    const whenReady = () => Promise.reject(new Error('The transaction has moved on.'))
    await render(draw, { 'official-receipt': { whenReady } })
    expect(await document(id)).toMatchObject({
      state: 'failed',
      file_id: null,
      last_error: 'The transaction has moved on.',
    })
  })

  test('tells what follows in the same transaction, with its file', async () => {
    const id = await order()
    const seen: unknown[] = []
    await render(draw, {
      'official-receipt': {
        finish: async (pdf) => Buffer.concat([pdf, Buffer.from('\n% signed')]),
        whenReady: async (_tx, ready) => void seen.push(ready.state, ready.file_id !== null),
      },
    })
    const { file_id } = await document(id)
    const { storage_key, sha256 } = await stored(ensure(file_id))
    expect(seen).toEqual(['ready', true])
    expect(Buffer.from(await world.files.get(storage_key, sha256)).toString('latin1')).toMatch(/% signed$/)
  })

  test('is taken over from a process that was killed while drawing', async () => {
    const id = await order()
    const killed = Promise.withResolvers<Uint8Array>()
    const begun = Promise.withResolvers<void>()
    const dying = render(() => (begun.resolve(), killed.promise))
    await begun.promise
    await render()
    expect(await document(id)).toMatchObject({ state: 'queued' })
    world.clock.forward({ minutes: 3 })
    await render()
    const after = await document(id)
    expect(after).toMatchObject({ state: 'ready', attempts: 2 })
    killed.resolve(await samplePdf())
    await dying
    expect(await document(id)).toEqual(after)
  })

  test('stays void when it was voided while it was drawn', async () => {
    const id = await order()
    await render(async () => {
      await world.db.updateTable('issued_documents').set({ state: 'void' }).where('id', '=', id).execute()
      return samplePdf()
    })
    expect(await document(id)).toMatchObject({ state: 'void', file_id: null })
  })
})

const stored = (id: string) => world.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const receipt: IssueDocumentInput<typeof officialReceiptDocument> = {
  document: officialReceiptDocument,
  number: 'OR-D-2026-000045',
  payload: {
    agency: {
      code: 'dti',
      name: 'Trade Agency',
      office: 'Accreditation',
      address: 'Makati City',
      telephone: null,
      email: null,
      website: null,
    },
    location: 'Makati City',
    location_code: 'D-01',
    number: 'OR-D-2026-000045',
    received_at: '2026-03-02T01:00:00Z',
    payor: { name: 'Acme Forwarders Inc.', address: null, tin: null },
    nature_of_collection: 'Accreditation fee',
    lines: [{ code: 'accreditation', nature: 'Accreditation fee', amount: '6530.00' }],
    total_amount: '6530.00',
    mode_of_payment: 'Over the counter',
    payment_reference: null,
    transaction_number: 'SFF-N-2026-000123',
    order_of_payment_number: 'OP-D-2026-000045',
    cashier: { name: 'Ana Reyes', position: 'Cashier', signed_at: null },
    cancelled: null,
    url: 'https://portal.example/accredited-freights-forwarder-receipt/slug',
  },
}
