import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { move } from '#testing/filings/moves'
import { seaApplication, seaStaff } from '#testing/filings/scenario'
import { createWorld, type World } from '#testing/world'
import { drawingThread } from './draw-document.ts'
import { renderDocuments } from './render-documents.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('a certificate whose thread is killed while it is drawn is drawn again; until then its case stays approved', async () => {
  const staff = await seaStaff(world)
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
