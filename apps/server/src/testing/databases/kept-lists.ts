import {
  isAccreditationListed,
  isListed,
  type ListFacts,
  type ListedAccreditation,
} from '@lading/domain/testing/is-listed'
import { staffListNames, type StaffListName } from '@lading/domain/workflow/lists/lists'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

/** A row as some test writes it. */
interface Written extends ListFacts {
  readonly id: number
  readonly agency: 'dti' | 'cab'
  readonly due_on: string | null
  readonly filed_at: Date | null
  readonly reference: string
  readonly name: string
}

/** An accreditation as some test writes it. */
interface WrittenAccreditation extends ListedAccreditation {
  readonly id: number
  readonly agency: 'dti' | 'cab'
  readonly number: string | null
  readonly name: string
}

/** What the database must keep of each list: by the domain's rules alone, from what they are about as it stands. */
export async function listsAsTheyShouldBe(db: Db): Promise<string[]> {
  const rows = await written(db)
  const given = await writtenAccreditations(db)
  const lines = staffListNames.flatMap((list) => [
    ...rows.flatMap((row) => linesOf(list, row)),
    ...given.filter((row) => isAccreditationListed(list, row)).map((row) => accreditationLine(list, row)),
  ])
  return lines.toSorted()
}

/** The kept rows, in the same words. */
export async function listsAsKept(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('list_rows')
    .selectAll()
    .where('edition', '=', (eb) =>
      eb
        .selectFrom('list_editions')
        .select((e) => e.fn.max('edition').as('edition'))
        .where('is_whole', '=', true),
    )
    .execute()
  return rows
    .map((row) =>
      lineOf(
        row.list,
        { ...row, id: row.transaction_id ?? -(row.accreditation_id ?? 0) },
        row.owner_id,
        row.business_name,
      ),
    )
    .toSorted()
}

/** What a list's kept totals add up to, and how many of its rows everybody reads. */
export async function totalsBeside(db: Db): Promise<{ kept: string[]; counted: string[] }> {
  const kept = await sql<{ line: string }>`
    select concat_ws(' ', list, agency, type, status, sum(total)) as line from list_totals
    where edition = (select max(edition) from list_editions where is_whole)
    group by list, agency, type, status having sum(total) <> 0 order by 1`.execute(db)
  const counted = await sql<{ line: string }>`
    select concat_ws(' ', list, agency, type, status, count(*)) as line from list_rows
    where owner_id is null and edition = (select max(edition) from list_editions where is_whole)
    group by list, agency, type, status order by 1`.execute(db)
  return { kept: kept.rows.map(({ line }) => line), counted: counted.rows.map(({ line }) => line) }
}

/** Lets raw SQL move anything to wherever it likes: the lists must follow that too. */
export async function letAnythingMove(db: Db): Promise<void> {
  await sql`alter table accreditations disable trigger accreditations_moves`.execute(db)
  await sql`alter table transactions disable trigger transactions_moves`.execute(db)
}

async function written(db: Db): Promise<Written[]> {
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select(['t.id', 't.type', 't.status', 't.agency', 't.processor_id', 't.recommendation', 't.returned_from'])
    .select([
      't.request_asked_at',
      't.submitted_at',
      't.due_on',
      't.filed_at',
      't.reference',
      sql<string>`fold(b.name)`.as('name'),
    ])
    .execute()
  return rows as Written[]
}

async function writtenAccreditations(db: Db): Promise<WrittenAccreditation[]> {
  const rows = await db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .select(['a.id', 'a.agency', 'a.status', 'a.number', 'a.surrender_asked_at', sql<string>`fold(b.name)`.as('name')])
    .execute()
  return rows
}

const NOBODY = -1

/** One line where everybody reads the row, one for its processor where it is theirs alone. */
function linesOf(list: StaffListName, row: Written): string[] {
  if (isListed(list, row, NOBODY)) return [lineOf(list, row, null, row.name)]
  const isOwn = row.processor_id !== null && isListed(list, row, row.processor_id)
  return isOwn ? [lineOf(list, row, row.processor_id, row.name)] : []
}

/** Its id is told apart from a transaction's by its sign. */
const accreditationLine = (
  list: StaffListName,
  { id, number, surrender_asked_at, name, ...row }: WrittenAccreditation,
) =>
  lineOf(
    list,
    { ...row, id: -id, type: null, due_on: null, filed_at: surrender_asked_at, reference: number ?? '' },
    null,
    name,
  )

interface Shown extends Pick<Written, 'id' | 'agency' | 'status' | 'due_on' | 'filed_at' | 'reference'> {
  readonly type: Written['type'] | null
}

function lineOf(list: string, row: Shown, owner_id: number | null, name: string): string {
  const { id, agency, type, status, due_on, filed_at, reference } = row
  return [list, id, agency, owner_id, type, status, due_on, filed_at?.toISOString(), reference, name].join(' ')
}
