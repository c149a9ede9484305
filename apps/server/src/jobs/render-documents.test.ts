import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { move } from '#testing/filings/moves'
import { seaApplication, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { issueAsBefore } from '#modules/documents/issued/issue-as-before'
import { flatTextOf } from '#testing/poppler'
import { createWorld, type World } from '#testing/world'
import { CertifiedFacts } from '#modules/certificates/templates/certificate.payload'
import { drawingThread } from './draw-document.ts'
import { renderDocuments } from './render-documents.ts'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  staff = await seaStaff(world)
})
afterAll(() => world.close())

test('a certificate whose thread is killed while it is drawn is drawn again; until then its application stays approved', async () => {
  const { transaction_id } = await seaApplication(world, { until: Status.approved, staff })
  const renderer = drawingThread()
  let drawing = 0
  const job = renderDocuments(world, async (kind, payload) => {
    const isFirst = kind === 'certificate' && ++drawing === 1
    const [drawn] = await Promise.all([renderer.draw(kind, payload), isFirst ? renderer.close() : undefined])
    return drawn
  })
  const certificate = () =>
    world.db
      .selectFrom('issued_documents as d')
      .innerJoin('transactions as t', 't.id', 'd.transaction_id')
      .select(['d.state', 'd.last_error', 'd.file_id', 't.status'])
      .where('t.id', '=', transaction_id)
      .where('d.kind', '=', 'certificate')
      .executeTakeFirstOrThrow()

  await job.run()
  expect(await certificate()).toEqual({
    state: 'failed',
    last_error: 'The thread was closed.',
    file_id: null,
    status: Status.approved,
  })
  expect((await move(staff.releasing, transaction_id, 'print-seal')).status).toBe(409)

  world.clock.forward({ seconds: 10 })
  await job.run()
  expect(await certificate()).toMatchObject({ state: 'ready', file_id: expect.any(String), status: Status.forPrinting })
  await renderer.close()
})

test('where the portal has no certificate to sign files with, a certificate claims no signature', async () => {
  const { transaction_id } = await seaApplication(world, { until: Status.approved, staff })
  await renderDocuments({ ...world, config: { ...world.config, demo: false } }).run()
  const { storage_key, sha256 } = await world.db
    .selectFrom('issued_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['f.storage_key', 'f.sha256'])
    .where('d.transaction_id', '=', transaction_id)
    .where('d.kind', '=', 'certificate')
    .executeTakeFirstOrThrow()
  const text = flatTextOf(await world.files.get(storage_key, sha256))
  expect(text).toContain('System generated')
  expect(text).not.toContain('Signed digitally')
})

test('drawn after its application was handed over, as in a demonstration, a certificate is what was issued then; after one that ended, not', async () => {
  const { transaction_id } = await seaApplication(world, { until: Status.accredited, staff })
  const certificates = world.db.updateTable('issued_documents').where('transaction_id', '=', transaction_id)
  const { id, payload } = await certificates
    .where('kind', '=', 'certificate')
    .set({ state: 'queued', standing: 'draft', issued_at: null, ready_at: null, file_id: null })
    .returning(['id', 'payload'])
    .executeTakeFirstOrThrow()
  const { signed_at } = CertifiedFacts.parse(payload)
  const standing = () =>
    world.db.selectFrom('issued_documents').select(['standing', 'issued_at']).where('id', '=', id).executeTakeFirst()
  const ended = await world.db.transaction().execute((tx) => issueAsBefore(tx, { id, signed_at }, Status.terminated))
  expect([ended, await standing()]).toEqual([false, { standing: 'draft', issued_at: null }])
  await world.drawDocuments(transaction_id)
  expect(await standing()).toEqual({ standing: 'issued', issued_at: new Date(signed_at) })
})
