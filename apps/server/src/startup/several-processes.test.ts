import { adminLogin, logout, me } from '@lading/contract/accounts/accounts'
import { health } from '@lading/contract/health'
import { claimNext } from '@lading/contract/queues'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { startPortal, type Portal } from '../../../../tools/setup/processes/portal.ts'
import { DEMO_PASSWORD } from '../seed/demo/people/people.ts'
import { anchorFile } from '#modules/audit/anchor-file'
import { verifyAudit } from '#modules/audit/verify-audit'
import { connectPostgres } from '#platform/postgres/connect-postgres'
import type { Connection } from '#platform/database'
import { openVerificationKeys } from '#platform/signing/verification-keys'
import { inDatabase } from '#testing/databases/databases'
import { remoteClient } from '#testing/remote-client'

const nobody = { user_id: 0, token: '' }

describe.runIf(process.env['LADING_DATABASE'] === 'postgres')(
  'two processes that start at once on an empty PostgreSQL, where the tables belong to another role',
  () => {
    const name = `lading_two_${randomUUID().slice(0, 8)}`
    let data_dir: string
    let server: Connection
    let one: Portal
    let other: Portal

    beforeAll(async () => {
      data_dir = mkdtempSync(join(tmpdir(), 'lading-two-'))
      const address = ensure(process.env['DATABASE_URL_TEST'])
      server = await connectPostgres(address, 2)
      await server.script(`create role ${name} login password 'x'`)
      await server.script(`create database ${name}`)
      const portal = new URL(inDatabase(address, name))
      portal.username = name
      portal.password = 'x'
      const env = { DATABASE_URL: portal.href, MIGRATION_DATABASE_URL: inDatabase(address, name), DEMO: 'true' }
      ;[one, other] = await Promise.all([startPortal({ data_dir, env }), startPortal({ data_dir, env })])
    }, 300_000)

    afterAll(async () => {
      await Promise.all([one?.stop(), other?.stop()])
      await server.script(`drop database ${name} with (force)`)
      await server.script(`drop role ${name}`)
      await server.close()
      rmSync(data_dir, { recursive: true, force: true })
    })

    /** A member of staff who signs in at the first, at both. */
    async function signedIn(account: string) {
      const credentials = { email: `${account}@lading.example`, password: DEMO_PASSWORD }
      const { body } = await remoteClient(one, nobody).call(adminLogin, { body: credentials })
      if (!('user' in body)) throw new Error('The account asks for a code')
      const person = { user_id: body.user.id, token: body.authorisation.token }
      return { at_one: remoteClient(one, person), at_other: remoteClient(other, person) }
    }

    test('are both well', async () => {
      for (const portal of [one, other]) {
        const failing = async () => {
          const { body } = await remoteClient(portal, nobody).call(health)
          return body.parts.filter(({ state }) => state === 'failing')
        }
        // Both draw and mail what the demonstration left to do: a part may once be asked for too long.
        await expect.poll(failing, { timeout: 30_000 }).toEqual([])
      }
    })

    test('know the person who signed in at either, and forget who signed out at either', async () => {
      const { at_one, at_other } = await signedIn('reviewer.sea')
      expect((await at_other.call(me)).status).toBe(200)
      await at_other.call(logout)
      expect((await at_one.call(me)).status).toBe(401)
    })

    test('never give one transaction to two evaluators', async () => {
      const [first, second] = [await signedIn('evaluator.sea'), await signedIn('evaluator2.sea')]
      const claims = await Promise.all(
        [first.at_one, second.at_other, first.at_other, second.at_one].map((person) => person.call(claimNext)),
      )
      expect(claims.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const taken = claims.flatMap(({ body }) => body.transaction_id ?? [])
      expect(taken.length).toBeGreaterThan(1)
      expect(new Set(taken).size).toBe(taken.length)
    })

    test('leave one whole audit, with the anchors of both in one file', async () => {
      await Promise.all([one.stop(), other.stop()])
      const keys = openVerificationKeys({ signing_keys: undefined, data_dir }, new Date())
      const owner = await connectPostgres(inDatabase(ensure(process.env['DATABASE_URL_TEST']), name), 2)
      const { faults, anchors } = await verifyAudit(owner.db, anchorFile({ data_dir }), keys, new Date())
      await owner.close()
      expect(faults).toEqual([])
      expect(anchors).toBeGreaterThan(0)
    })
  },
)
