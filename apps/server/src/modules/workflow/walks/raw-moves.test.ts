import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { statuses } from '@lading/domain/transactions/status'
import { statusMoves } from '@lading/domain/workflow/status-moves'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figure } from '../../../../../../tools/setup/stages/figure.ts'
import type { Connection } from '#platform/database'
import { freshDatabase } from '#testing/databases/databases'
import { agencies } from '@lading/domain/transactions/agency'

let connection: Connection
beforeAll(async () => {
  connection = await freshDatabase()
  await plantRowsAtEveryStatus()
  await connection.script(attempts)
})
afterAll(() => connection.close())

const listed = new Set(
  statusMoves().map((move) => JSON.stringify([move.subject, move.type, move.agency, move.from, move.to])),
)

const agency = fc.constantFrom(...agencies)
const status = fc.constantFrom(...statuses)
const anyStatus = fc.oneof(
  { weight: 9, arbitrary: status },
  { weight: 1, arbitrary: fc.integer({ min: -40, max: 99 }) },
)
const kind = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ subject: fc.constant('transaction'), type: fc.constantFrom(...transactionTypes), agency }),
  },
  { weight: 1, arbitrary: fc.record({ subject: fc.constant('accreditation'), type: fc.constant(0), agency }) },
)
const move = fc.record({ kind, from: status, to: anyStatus })
const birth = fc.record({ kind, to: anyStatus })
const AT_ONCE = 200
/** So many times as many at random; in the proof ten thousand moves. Those of the table are all made, each time. */
const [MOVES, BIRTHS] = process.env['LADING_PROOF'] === undefined ? [10, 2] : [50, 10]

describe('somebody who writes SQL past the portal', () => {
  test(`makes no move that the table does not hold: of ${MOVES * AT_ONCE}, only those it lists pass`, async () => {
    let passed = 0
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (moves) => {
        const done = await outcomes(moves, 'try_move')
        expect(done).toEqual(moves.map(({ kind, from, to }) => from === to || isListed(kind, from, to)))
        passed += done.filter(Boolean).length
      }),
      { numRuns: MOVES },
    )
    expect(passed).toBeGreaterThan(4 * MOVES)
    figure('moves by raw SQL, of which only the table’s passed', MOVES * AT_ONCE, 'moves')
  })

  test('begins nothing at a status where nothing begins', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(birth, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (births) => {
        const done = await outcomes(
          births.map((one) => ({ ...one, from: null })),
          'try_birth',
        )
        expect(done).toEqual(births.map(({ kind, to }) => isListed(kind, null, to)))
      }),
      { numRuns: BIRTHS },
    )
  })

  test('makes every move that the table holds', async () => {
    const moves = statusMoves().flatMap(({ from, to, ...kind }) => (from === null ? [] : [{ kind, from, to }]))
    expect(moves.length).toBeGreaterThan(500)
    expect((await outcomes(moves, 'try_move')).every(Boolean)).toBe(true)
  })

  test.each([
    `update transactions set type = 13, status = 22 where type = 1 and agency = 'dti' and status = 6`,
    `update transactions set agency = 'cab' where type = 1 and agency = 'dti' and status = 2`,
    `update accreditations set agency = 'cab' where agency = 'dti' and status = 22`,
  ])('does not pass one kind off as another: %s', async (statement) => {
    await expect(connection.script(statement)).rejects.toThrow('keeps its kind')
  })

  test.each([18, 19])(
    'has one open case of a type on an accreditation, beside those that ended: type %i',
    async (type) => {
      const accuse = (status: number) =>
        connection.script(`
        update transactions set accreditation_id = (select min(id) from accreditations)
        where type = ${type} and agency = 'dti' and status = ${status}`)
      await accuse(2)
      await accuse(33)
      await expect(accuse(11)).rejects.toThrow('one_open_case')
    },
  )
})

interface Kind {
  readonly subject: string
  readonly type: number
  readonly agency: string
}

const isListed = ({ subject, type, agency }: Kind, from: number | null, to: number) =>
  listed.has(JSON.stringify([subject, type, agency, from, to]))

/** Tries each by itself; whatever passes is undone. */
async function outcomes(
  tries: readonly { kind: Kind; from: number | null; to: number }[],
  attempt: 'try_move' | 'try_birth',
): Promise<boolean[]> {
  const given = JSON.stringify(tries.map(({ kind, from, to }) => ({ ...kind, from_status: from, to_status: to })))
  const { rows } = await sql<{ passed: boolean }>`
    select ${sql.raw(attempt)}(t.subject, t.type, t.agency, t.from_status, t.to_status) as passed
    from rows from (jsonb_to_recordset(${given}::jsonb)
      as (subject text, type int, agency text, from_status int, to_status int)) with ordinality as t
    order by t.ordinality`.execute(connection.db)
  return rows.map((row) => row.passed)
}

/** A business for each row, since one may have one open application with an agency. */
async function plantRowsAtEveryStatus(): Promise<void> {
  await connection.script(`
    insert into users (audience, email, created_at) values ('staff', 'sql@lading.example', now());
    insert into businesses (profile, slug, created_at, updated_at)
      select jsonb_build_object('business_name', 'B' || n, 'form', 'partnership', 'tin', lpad(n::text, 9, '0')), 'b' || n, now(), now()
      from generate_series(1, 38 * 36) n;
    alter table transactions disable trigger transactions_moves;
    alter table accreditations disable trigger accreditations_moves;
    insert into transactions (reference, slug, type, agency, business_id, status, author_id, last_activity_at, created_at, updated_at)
      select 'R' || n, 'r' || n, type, agency, n, status, 1, now(), now(), now()
      from (select row_number() over () as n, type, agency, status
        from generate_series(1, 19) type, unnest(array['dti', 'cab']) agency, generate_series(0, 35) status) row;
    insert into accreditations (agency, business_id, status, created_at)
      select agency, 1, status, now() from unnest(array['dti', 'cab']) agency, generate_series(0, 35) status;
    alter table transactions enable trigger transactions_moves;
    alter table accreditations enable trigger accreditations_moves;`)
}

/** Each attempt in a savepoint of its own: true where the database let it pass, and nothing stays. */
const attempts = `
  create function try_move(subject text, kind int, side text, from_status int, to_status int) returns boolean language plpgsql as $$
  begin
    if subject = 'transaction' then
      update transactions set status = to_status where type = kind and agency = side and status = from_status;
    else
      update accreditations set status = to_status where agency = side and status = from_status;
    end if;
    if not found then raise exception 'There is no such row.'; end if;
    raise exception sqlstate 'LD999';
  exception when sqlstate 'LD999' then return true; when sqlstate 'LD001' or check_violation then return false;
  end $$;
  create function try_birth(subject text, kind int, side text, from_status int, to_status int) returns boolean language plpgsql as $$
  begin
    if subject = 'transaction' then
      insert into transactions (reference, slug, type, agency, business_id, status, author_id, last_activity_at, created_at, updated_at)
        values ('new', 'new', kind, side, (select max(id) from businesses where deleted_at is null), to_status, 1, now(), now(), now());
    else
      insert into accreditations (agency, business_id, status, created_at) values (side, 1, to_status, now());
    end if;
    raise exception sqlstate 'LD999';
  exception when sqlstate 'LD999' then return true; when sqlstate 'LD001' or check_violation then return false;
  end $$;`
