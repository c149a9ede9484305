import { auditWitness } from '@lading/contract/audit'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anchorFile } from '#modules/audit/anchor-file'
import { anchorLines } from '#modules/audit/anchor-lines'
import { record } from '#modules/audit/record'
import { witnessFaults } from '#modules/audit/witness'
import { theSystem } from '#platform/caller'
import { createWorld, type World } from '#testing/world'
import { anchorNow } from './anchor-audit.ts'
import { witnessAudit } from './witness-audit.ts'

let world: World
const received: string[] = []
let answers = 204
const outside = createServer((request, reply) => {
  let text = ''
  request.on('data', (part) => (text += part))
  request.on('end', () => {
    received.push(`${request.method} ${text}`)
    reply.writeHead(answers).end()
  })
})

beforeAll(async () => {
  await once(outside.listen(0, '127.0.0.1'), 'listening')
  const { port } = outside.address() as AddressInfo
  world = await createWorld({ settings: { AUDIT_WITNESS_URL: `http://127.0.0.1:${port}/lading` } })
})
afterAll(async () => {
  outside.close()
  await world.close()
})

/** Something happens, and its row is anchored. */
async function anchored(): Promise<void> {
  const entry = { action: 'test', object: 'thing', object_id: 1 }
  await world.db.transaction().execute((tx) => record(tx, entry, theSystem, world.clock.now()))
  await anchorNow(world)
}
const kept = async () => JSON.stringify((await world.visitor().call(auditWitness, {})).body)
const mailed = () => world.db.selectFrom('mail_outbox').select(['to_user_id', 'text_body']).execute()

test('before the first anchor there is nothing to keep, and nobody is sent anything', async () => {
  expect((await world.visitor().call(auditWitness, {})).status).toBe(404)
  await witnessAudit(world).run()
  expect(received).toEqual([])
})

test('the auditor is mailed what the audit has come to once a day, and anybody reads the same', async () => {
  const auditor = await world.staff(null, 14)
  await world.staff('dti', 5)
  await anchored()
  const job = witnessAudit(world)
  await job.run()
  await job.run()
  const mails = await mailed()
  expect(mails.map(({ to_user_id }) => to_user_id)).toEqual([auditor.user_id])
  expect(mails[0]?.text_body).toContain(await kept())
  world.clock.forward({ hours: 25 })
  await job.run()
  expect(await mailed()).toHaveLength(2)
})

describe('a witness outside', () => {
  test('is sent each anchor once, as it is published', async () => {
    received.length = 0
    const job = witnessAudit(world)
    for (let round = 0; round < 2; round += 1) await job.run()
    await anchored()
    const published = await kept()
    for (let round = 0; round < 2; round += 1) await job.run()
    expect(received).toHaveLength(2)
    expect(received[1]).toBe(`PUT ${published}`)
  })

  test('that does not answer is asked again, and the job counts as failed', async () => {
    await anchored()
    const job = witnessAudit(world)
    answers = 503
    await expect(job.run()).rejects.toThrow('The witness of the audit answered 503.')
    answers = 204
    await job.run()
    expect(received.at(-1)).toBe(received.at(-2))
  })
})

describe('who kept a witness', () => {
  const faults = (copies: string) => witnessFaults(anchorLines(anchorFile(world.config)), copies, world.keys)

  test('finds the anchors as they were, whatever else their mail says', async () => {
    expect(faults(`Dear Ana,\n\n  ${await kept()}\n\nLading`)).toEqual([])
  })

  test('finds the newest cut off, and an earlier one written anew by somebody who has the key', async () => {
    const copy = await kept()
    const file = anchorFile(world.config)
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.trimEnd().split('\n').slice(0, -1).join('\n') + '\n')
    expect(faults(copy)).toEqual([expect.stringContaining('which was witnessed, is gone')])
    await anchored()
    expect(faults(copy)).toEqual([expect.stringContaining('is not the one that was witnessed')])
    writeFileSync(file, whole)
  })

  test('is told of a copy that this portal did not sign, and of a file without one', async () => {
    const copy = (await kept()).replace(/"no":\d+/, '"no":1')
    expect(faults(copy)).toEqual(['The witness of anchor 1 is not signed by a key of this portal.'])
    expect(faults('nothing')).toHaveLength(1)
  })
})
