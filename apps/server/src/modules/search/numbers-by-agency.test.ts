import { searchTransactions } from '@lading/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksRead } from '#testing/databases/blocks-read'
import { createWorld, type World } from '#testing/world'

const isPostgres = process.env['LADING_DATABASE'] === 'postgres'
const ISSUED = isPostgres ? 12_000 : 1200
/** A few entries of each index: documents, accreditations and transactions have some hundred blocks each. */
const MOST = 80

let world: World
beforeAll(async () => {
  world = await createWorld()
  await numbersOfBoth()
})
afterAll(() => world.close())

/** Transactions of both agencies, each with an accreditation and a certificate, whose numbers begin with the mark of the agency. */
async function numbersOfBoth() {
  await world.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db) // no list and no directory is written
    await sql`
      with firm as (
        insert into businesses (profile, slug, created_at, updated_at)
        select jsonb_build_object('business_name', 'Forwarder', 'form', 'partnership', 'tin', '812345678'), 'firm', now(), now() returning id
      ), held as (
        insert into accreditations (agency, business_id, status, domestic, number, created_at)
        select agency, id, 25, 1, '26-' || mark || lpad(n::text, 6, '0'), now()
        from firm, (values ('dti', 'SFF-'), ('cab', 'AFF-')) a (agency, mark), generate_series(1, ${sql.lit(ISSUED)}) n
        returning id, business_id, agency
      )
      insert into transactions (reference, slug, type, agency, business_id, accreditation_id, status, author_id,
        last_activity_at, created_at, updated_at)
      select 'N-' || id, 'n-' || id, 1, agency, business_id, id, 22, (select min(id) from users), now(), now(), now()
      from held`.execute(db)
    await sql`set session_replication_role = origin`.execute(db)
  })
  await sql`
    insert into issued_documents (kind, transaction_id, accreditation_id, number, slug, audience, payload, created_at)
    select 'certificate', t.id, a.id, a.number, 'n-' || a.id, 'client', '{}', now()
    from accreditations a join transactions t on t.accreditation_id = a.id where a.number like '26-%'`.execute(world.db)
  await sql`vacuum analyze issued_documents, accreditations, transactions`.execute(world.db)
}

const found = async (agency: 'dti' | 'cab', keyword: string) => {
  const staff = await world.staff(agency, 5)
  return { search: () => staff.call(searchTransactions, { body: { keyword } as never }) }
}

test('a certificate is found by a part of its number, by staff of the agency that issued it alone', async () => {
  const [air, sea] = [await found('cab', 'aff-000077'), await found('dti', 'aff-000077')]
  expect((await air.search()).body).toMatchObject({ total: 1, data: [{ found_by: 'certificate number' }] })
  expect((await sea.search()).body.total).toBe(0)
})

test.runIf(isPostgres)('who searches for letters of the other agency’s numbers reads none of them', async () => {
  const sea = await found('dti', 'aff-')
  expect((await sea.search()).body.total).toBe(0)
  expect(Math.max(...(await blocksRead(world.db, sea.search)))).toBeLessThan(MOST)
})

test('a document is of the agency of its transaction, its accreditation or its order, whatever is written', async () => {
  await sql`update issued_documents set agency = 'dti' where number like '%000078'`.execute(world.db)
  await sql`update issued_documents set transaction_id = null where number like '%000079'`.execute(world.db)
  const { rows } = await sql`select distinct agency from issued_documents where number like '26-AFF-%'`.execute(
    world.db,
  )
  expect(rows).toEqual([{ agency: 'cab' }])
})
