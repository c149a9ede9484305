import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { theSystem } from '#platform/caller'
import type { Connection, Db } from '#platform/database'
import { freshDatabase } from '#testing/databases/databases'
import { undone } from '#testing/databases/undone'
import { anchorHeads, type AnchorKeys } from './anchors.ts'
import { record } from './record.ts'
import { verifyAudit } from './verify-audit.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const keys: AnchorKeys = {
  key_id: 'test',
  sign: (bytes) => sign(null, bytes, privateKey),
  verify: (_id, bytes, signature) => verify(null, bytes, publicKey, signature),
}
const folder = mkdtempSync(join(tmpdir(), 'lading-audit-'))
const file = join(folder, 'anchors.jsonl')
let connection: Connection
const LATER = new Date(Date.UTC(2026, 2, 2))

beforeAll(async () => {
  connection = await freshDatabase()
  for (let chain = 1; chain <= 8; chain++) {
    for (let n = 0; n < 12; n++) await write(chain === 1 ? undefined : chain, n)
    await anchorHeads(connection.db, file, keys, new Date(Date.UTC(2026, 2, 1, 0, chain)))
  }
})
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true })
})

function write(transaction_id: number | undefined, n: number) {
  return connection.db.transaction().execute((tx) =>
    record(
      tx,
      {
        action: 'test',
        object: 'thing',
        object_id: n,
        facts: { n, name: 'Peñafrancia', list: [1, { b: 2, a: 1 }] },
        transaction_id,
      },
      theSystem,
      new Date(Date.UTC(2026, 2, 1, 0, n)),
    ),
  )
}

test('an audit nobody touched is whole', async () => {
  expect(await verifyAudit(connection.db, file, keys, LATER)).toMatchObject({
    entries: 96,
    chains: 8,
    anchors: 8,
    faults: [],
  })
})

test('a portal that died while it anchored goes on: the torn line is cut, and the next one follows the last whole one', async () => {
  const torn = join(folder, 'torn.jsonl')
  copyFileSync(file, torn)
  appendFileSync(torn, '{"at":"2026-03-01T00:09')
  expect((await verifyAudit(connection.db, torn, keys, LATER)).faults).toEqual([])
  await write(2, 99)
  await anchorHeads(connection.db, torn, keys, new Date(Date.UTC(2026, 2, 1, 2)))
  await anchorHeads(connection.db, file, keys, new Date(Date.UTC(2026, 2, 1, 2)))
  expect(await verifyAudit(connection.db, torn, keys, LATER)).toMatchObject({ anchors: 9, faults: [] })
})

test('a portal that lost the file of its anchors writes it anew, so many heads in a line', async () => {
  const lost = join(folder, 'lost.jsonl')
  await anchorHeads(connection.db, lost, keys, LATER, 3)
  const { chains, anchors, faults } = await verifyAudit(connection.db, lost, keys, LATER)
  expect({ anchors, faults }).toEqual({ anchors: Math.ceil(chains / 3), faults: [] })
  expect(await anchorHeads(connection.db, lost, keys, LATER, 3)).toBe(0)
})

describe('the file of the anchors', () => {
  const faultsOf = async (text: string | undefined, now = LATER) => {
    const other = join(folder, 'other.jsonl')
    rmSync(other, { force: true })
    if (text !== undefined) writeFileSync(other, text)
    return (await verifyAudit(connection.db, other, keys, now)).faults.map(({ what }) => what)
  }
  const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n')
  const joined = (kept: string[]) => kept.map((line) => `${line}\n`).join('')

  test('is missed where it is gone', async () => {
    expect(await faultsOf(undefined)).toEqual([
      expect.stringMatching(/^97 rows are older .* and in no anchor, portal, row 1 first/),
    ])
  })

  test.each([1, 2, 5])('is missed the last %i lines that were cut', async (cut) => {
    expect(await faultsOf(joined(lines().slice(0, -cut)))).toEqual([expect.stringContaining('in no anchor')])
  })

  test('is not missed for what was written in the last five minutes', async () => {
    const [soon, later] = [4, 6].map((minutes) => new Date(Date.UTC(2026, 2, 1, 0, minutes)))
    expect(await faultsOf(undefined, soon)).toEqual([])
    expect(await faultsOf(undefined, later)).toHaveLength(1)
  })

  test.each(['', '{', '{"at":"yesterday"}', 'null', '[]'])(
    'is said where a line of it is damaged: %s',
    async (damaged) => {
      const kept = lines()
      kept[2] = damaged || ' '
      expect(await faultsOf(joined(kept))).toContain('Anchor 3 cannot be read: its line was damaged.')
    },
  )

  test('numbers its lines, so that a line in another place is said', async () => {
    const [first = '', second = '', ...rest] = lines()
    expect(await faultsOf(joined([second, first, ...rest]))).toContain('Anchor 1 was written as number 2.')
  })

  test('that was damaged is gone on with: what comes later is anchored, and the damage stays said', async () => {
    const damaged = join(folder, 'damaged.jsonl')
    writeFileSync(damaged, joined([...lines().slice(0, -1), '{']))
    await anchorHeads(connection.db, damaged, keys, LATER)
    const { faults } = await verifyAudit(connection.db, damaged, keys, LATER)
    expect(faults.map(({ what }) => what)).toEqual([expect.stringContaining('cannot be read')])
  })
})

test.each(['update audit_entries set action = action', 'delete from audit_entries', 'truncate audit_entries'])(
  'the database itself refuses: %s',
  async (statement) => {
    await expect(connection.script(statement)).rejects.toThrow('append-only')
  },
)

describe('somebody with full rights over the database', () => {
  const forgery = fc.oneof(
    fc.record({
      kind: fc.constant('edit' as const),
      at: fc.nat(95),
      column: fc.constantFrom('action', 'object_id', 'ip', 'facts', 'at', 'actor_id', 'hash', 'previous_hash'),
    }),
    fc.record({ kind: fc.constant('delete' as const), at: fc.nat(95) }),
    fc.record({ kind: fc.constant('swap' as const), at: fc.nat(10) }),
    fc.record({
      kind: fc.constant('cut-tail' as const),
      chain: fc.integer({ min: 1, max: 8 }),
      rows: fc.integer({ min: 1, max: 12 }),
      heads_too: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('forget-chain' as const), chain: fc.integer({ min: 1, max: 8 }) }),
    fc.record({
      kind: fc.constant('rewrite' as const),
      chain: fc.integer({ min: 1, max: 8 }),
      from: fc.integer({ min: 1, max: 12 }),
    }),
  )
  type Forgery = typeof forgery extends fc.Arbitrary<infer T> ? T : never

  test('is found out in each of 200 random forgeries', async () => {
    await fc.assert(
      fc.asyncProperty(forgery, async (forged) => {
        const faults = await tryOut(forged)
        expect(faults.length).toBeGreaterThan(0)
        expect(faults.every((fault) => fault.chain !== '' && fault.what !== '')).toBe(true)
      }),
      { numRuns: 200 },
    )
  }, 300_000)

  /** Forges inside a transaction that is undone afterwards. */
  async function tryOut(forged: Forgery) {
    return undone(connection.db, async (tx) => {
      await sql`alter table audit_entries disable trigger user`.execute(tx)
      await forge(tx, forged)
      return (await verifyAudit(tx, file, keys, LATER)).faults
    })
  }

  async function forge(tx: Db, forged: Forgery) {
    const chainName = (n: number) => (n === 1 ? 'portal' : `transaction-${n}`)
    if (forged.kind === 'edit') {
      const value =
        { facts: `'{"n": "forged"}'::jsonb`, at: `at + interval '1 minute'`, actor_id: '4711' }[
          forged.column as string
        ] ?? `'forged'`
      await sql
        .raw(
          `update audit_entries set ${forged.column} = ${value} where id = (select id from audit_entries order by id offset ${forged.at} limit 1)`,
        )
        .execute(tx)
    }
    if (forged.kind === 'delete') {
      await sql`delete from audit_entries where id = (select id from audit_entries order by id offset ${forged.at} limit 1)`.execute(
        tx,
      )
    }
    if (forged.kind === 'swap') {
      const [low, high] = [forged.at + 1, forged.at + 2]
      await sql`update audit_entries set chain_no = 1000 + chain_no where chain = 'portal' and chain_no in (${low}, ${high})`.execute(
        tx,
      )
      await sql`update audit_entries set chain_no = ${low + high} - (chain_no - 1000) where chain = 'portal' and chain_no > 1000`.execute(
        tx,
      )
    }
    if (forged.kind === 'cut-tail') {
      const chain = chainName(forged.chain)
      await sql`delete from audit_entries where chain = ${chain} and chain_no > ${12 - forged.rows}`.execute(tx)
      if (forged.heads_too) {
        await sql`update audit_heads set last_no = ${12 - forged.rows}, last_hash = coalesce((select hash from audit_entries where chain = ${chain} order by chain_no desc limit 1), 'genesis') where chain = ${chain}`.execute(
          tx,
        )
      }
    }
    if (forged.kind === 'forget-chain') {
      await sql`delete from audit_entries where chain = ${chainName(forged.chain)}`.execute(tx)
      await sql`delete from audit_heads where chain = ${chainName(forged.chain)}`.execute(tx)
    }
    if (forged.kind === 'rewrite') await rewriteChain(tx, chainName(forged.chain), forged.from)
  }

  /** The cleverest one: changes a row and computes every later hash and the head anew. */
  async function rewriteChain(tx: typeof connection.db, chain: string, from: number) {
    const { linkHash, GENESIS } = await import('./chain.ts')
    const rows = await tx
      .selectFrom('audit_entries')
      .selectAll()
      .where('chain', '=', chain)
      .orderBy('chain_no')
      .execute()
    let previous = GENESIS
    for (const row of rows) {
      const action = row.chain_no === from ? 'forged' : row.action
      const hash = linkHash(previous, { ...row, action })
      await tx
        .updateTable('audit_entries')
        .set({ action, previous_hash: previous, hash })
        .where('id', '=', row.id)
        .execute()
      previous = hash
    }
    await tx.updateTable('audit_heads').set({ last_hash: previous }).where('chain', '=', chain).execute()
  }
})

test('what is written after a clock was set back is anchored like all the rest', async () => {
  const ahead = join(folder, 'ahead.jsonl')
  copyFileSync(file, ahead)
  await write(3, 150)
  await anchorHeads(connection.db, ahead, keys, new Date(Date.UTC(2026, 3, 1)))
  await write(4, 151)
  await anchorHeads(connection.db, ahead, keys, new Date(Date.UTC(2026, 2, 1, 3)))
  expect((await verifyAudit(connection.db, ahead, keys, LATER)).faults).toEqual([])
})
