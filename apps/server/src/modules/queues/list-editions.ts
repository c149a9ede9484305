import { waysIntoLists } from '@lading/domain/workflow/lists/list-rules'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { someIds } from '#platform/caller'
import type { Db, Tx } from '#platform/database'

const AT_ONCE = 2000

/** The newest edition of the lists in which everything stands; a subquery. */
export const wholeEdition = (db: Db) =>
  db
    .selectFrom('list_editions')
    .select((eb) => eb.fn.max('edition').as('edition'))
    .where('is_whole', '=', true)

/**
 * Writes the lists' rules for the database's triggers, as an edition of their own where they have changed (ADR 27). The
 * first edition is filled at once; a later one by a job, beside the one that is read until then.
 */
export async function writeListRules(db: Db): Promise<void> {
  const ways = waysIntoLists()
  const rules_hash = hashOf(ways)
  const known = await db.selectFrom('list_editions').select(['rules_hash', 'is_whole']).execute()
  if (!known.some((one) => one.rules_hash === rules_hash))
    await db.transaction().execute(async (tx) => {
      // What is being written now is waited for, and what comes after finds the new edition.
      await sql`lock table transactions in share row exclusive mode`.execute(tx)
      const added = await tx
        .insertInto('list_editions')
        .values({ rules_hash, filled_to: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('edition')
        .executeTakeFirst()
      if (!added) return
      for (let at = 0; at < ways.length; at += AT_ONCE) {
        const rows = ways.slice(at, at + AT_ONCE).map((way) => ({ ...way, edition: added.edition }))
        await tx.insertInto('list_rules').values(rows).execute()
      }
    })
  if (!known.some(({ is_whole }) => is_whole)) await fillLists(db)
}

const hashOf = (ways: ReturnType<typeof waysIntoLists>): string =>
  createHash('sha256').update(JSON.stringify(ways)).digest('hex')

/** Enters into this release's edition what was there before it, and drops the older ones once it is whole. */
export async function fillLists(db: Db, ending?: AbortSignal): Promise<void> {
  while (!ending?.aborted && (await db.transaction().execute(fillNext)));
  while (!ending?.aborted && (await db.transaction().execute(dropNext)));
}

/** One batch; false once nothing is left to enter. */
async function fillNext(tx: Tx): Promise<boolean> {
  const open = tx
    .selectFrom('list_editions')
    .select(['edition', 'filled_to', 'rules_hash'])
    .where('is_whole', '=', false)
  const filling = await open.orderBy('edition', 'desc').limit(1).forUpdate().skipLocked().executeTakeFirst()
  // One of another release is not for this one: where that was taken back, the lists would be read by its rules.
  if (!filling || filling.rules_hash !== hashOf(waysIntoLists())) return false
  const { edition, filled_to } = filling
  if (filled_to === null) return enterAccreditations(tx, edition)
  const rows = await tx
    .selectFrom('transactions as t')
    .select(['t.id', 't.business_id'])
    .where('t.id', '>', filled_to)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('list_rules as r')
          .select('r.list')
          .where('r.edition', '=', edition)
          .whereRef('r.status', '=', 't.status')
          .whereRef('r.type', '=', 't.type'),
      ),
    )
    .orderBy('t.id')
    .limit(AT_ONCE)
    .execute()
  const ids = rows.map(({ id }) => id)
  await holdNames(
    tx,
    rows.map(({ business_id }) => business_id),
  )
  const held = tx.selectFrom('transactions').select('id').where('id', 'in', someIds(ids))
  await held.orderBy('id').forNoKeyUpdate().execute()
  await sql`select enter_lists(${ids}::int[], ${[edition]}::int[])`.execute(tx)
  const is_whole = rows.length < AT_ONCE
  await tx
    .updateTable('list_editions')
    .set({ filled_to: ids.at(-1) ?? filled_to, is_whole })
    .where('edition', '=', edition)
    .execute()
  // From here no act writes into the older ones.
  if (is_whole) await tx.deleteFrom('list_editions').where('edition', '<', edition).execute()
  return !is_whole
}

/** The first batch: accreditations are found by an index of the few that stand in a list. */
async function enterAccreditations(tx: Tx, edition: number): Promise<true> {
  const inLists = tx.selectFrom('accreditations').where('surrender_asked_at', 'is not', null)
  await holdNames(
    tx,
    (await inLists.select('business_id').execute()).map(({ business_id }) => business_id),
  )
  // As with transactions; in a batch of its own, which locks no row that an act may hold.
  await sql`lock table accreditations in share row exclusive mode`.execute(tx)
  await sql`select enter_accreditations(array${inLists.select('id')})`.execute(tx)
  await tx.updateTable('list_editions').set({ filled_to: 0 }).where('edition', '=', edition).execute()
  return true
}

/**
 * A rename that is under way does not see what is entered here, nor this the new name: it is waited for, and waits. As in
 * every act the business is locked first.
 */
async function holdNames(tx: Tx, business_ids: readonly number[]): Promise<void> {
  const held = tx.selectFrom('businesses').select('id').where('id', 'in', someIds(business_ids))
  await held.orderBy('id').forShare().execute()
}

/** One batch of an edition that nobody reads any more, by an index of its rows; false once there is none. */
async function dropNext(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ edition: number }>`
    select edition from (select least(
      (select min(edition) from list_rows where owner_id is null),
      (select min(edition) from list_rows where owner_id is not null)
    ) as edition) kept where edition < (select min(edition) from list_editions)`.execute(tx)
  const [dropped] = rows
  if (!dropped) return false
  const { numAffectedRows } = await sql`
    delete from list_rows where ctid = any(array(
      (select ctid from list_rows where edition = ${dropped.edition} and owner_id is null
        order by list, agency, due_on, entry_id limit ${AT_ONCE})
      union all
      (select ctid from list_rows where edition = ${dropped.edition} and owner_id is not null limit ${AT_ONCE})
      limit ${AT_ONCE}))`.execute(tx)
  if (Number(numAffectedRows ?? 0) < AT_ONCE)
    await tx.deleteFrom('list_totals').where('edition', '=', dropped.edition).execute()
  return true
}
