import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { freshDatabase } from '#testing/databases/databases'
import { connectPostgres } from './connect-postgres.ts'
import type { Connection } from '../database.ts'
import { readInvariants } from '../invariants.ts'
import { grantToPortal } from './grant-to-portal.ts'

const onPostgres = process.env['LADING_DATABASE'] === 'postgres'
let owner: Connection
let portal: Connection | undefined
/** Of the whole server, not of one database: each run has its own. */
const role = `lading_portal_${randomUUID().replaceAll('-', '')}`

beforeAll(async () => void (owner = await freshDatabase()))
afterAll(async () => {
  await portal?.close()
  if (onPostgres) await owner.script(`drop owned by ${role}; drop role ${role}`)
  await owner.close()
})

test.runIf(onPostgres)(
  'the portal’s own role adds to the audit and can neither rewrite nor delete what is to stay, and reads the invariants',
  async () => {
    await owner.script(`create role ${role} login password 'x'`)
    const { rows } = await owner.rows<{ name: string }>('select current_database() as name')
    const address = new URL(ensure(process.env['DATABASE_URL_TEST']))
    address.username = role
    address.password = 'x'
    address.pathname = `/${ensure(rows[0]).name}`
    await grantToPortal(owner, address.href)

    portal = await connectPostgres(address.href, 1)
    await portal.script(`insert into audit_entries (chain, chain_no, at, action, object, object_id, previous_hash, hash)
    values ('portal', 1, now(), 'test', 'thing', '1', 'genesis', 'x')`)
    for (const forbidden of [
      'update audit_entries set action = action',
      'delete from audit_entries',
      'truncate audit_entries',
      'update workflow_moves set to_status = 22',
      "insert into workflow_moves values ('transaction', 1, 'dti', 2, 22)",
      'delete from transaction_submissions',
      'delete from receipts',
      'delete from audit_heads',
      'delete from invariant_request_beside_nothing', // would take the transaction away
    ]) {
      await expect(portal.script(forbidden)).rejects.toThrow('permission denied')
    }
    expect((await readInvariants(portal.db)).length).toBeGreaterThan(20)
  },
)
