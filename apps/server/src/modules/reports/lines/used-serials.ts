import { uncountedStatuses } from '@lading/domain/transactions/status-groups'
import { serials } from '@lading/contract/forms/lines/air-lines'
import { keptIn, type LineAnswers, type LineFault, type LineSection } from '@lading/contract/forms/lines/line-section'
import { ensure } from '@lading/domain/ensure'
import { UsedRanges } from '@lading/domain/reports/used-ranges'
import type { SerialRange } from '@lading/domain/reports/waybill-serials'
import { plainName } from '@lading/domain/text/plain-name'
import { sql, type SqlBool } from 'kysely'
import type { AnswersTo } from '@lading/contract/forms/field-kinds'
import type { Db } from '#platform/database'
import { textIn } from '#platform/jsonb'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { KeptLine } from './lines.queries.ts'

interface Used extends SerialRange {
  readonly series: string
  /** The series as it is compared: `HAW` and `haw` are one. */
  readonly plain_series: string
  /** Where it stands, as a sentence says it. */
  readonly where: string
}

interface Span extends SerialRange {
  readonly plain_series: string
}

interface Line {
  readonly answers: LineAnswers
  /** A line with faults is not looked at. */
  readonly faults?: readonly LineFault[]
}

type Whose = Pick<TransactionRow, 'id' | 'business_id' | 'agency' | 'type'>

/**
 * Says of a line of waybill serial numbers whether some of them were reported before: in a filed report of the business,
 * or in another line of this one. Of every other section it says nothing.
 */
export async function usedSerials(
  db: Db,
  transaction: Whose,
  section: LineSection,
  lines: readonly Line[],
  staying: readonly KeptLine[],
): Promise<(line: LineAnswers) => LineFault | undefined> {
  if (section.name !== serials.name) return () => undefined
  const good = lines.filter(({ faults = [] }) => faults.length === 0).map(({ answers }) => usedOf(answers, ''))
  const here = staying.map(({ answers, number }) => usedOf(answers, `line ${number} of this report`))
  const reported = await reportedBefore(db, transaction, spans(good))
  const bySeries = Map.groupBy([...reported, ...here], ({ plain_series }) => plain_series)
  const used = new Map([...bySeries].map(([name, ranges]) => [name, new UsedRanges(ranges)]))
  return (line) => {
    const own = usedOf(line, 'an earlier line of this file')
    const ofSeries = used.get(own.plain_series) ?? new UsedRanges<Used>()
    used.set(own.plain_series, ofSeries)
    const other = ofSeries.overlapping(own)
    if (!other) {
      ofSeries.add(own)
      return undefined
    }
    const from = Math.max(own.from, other.from)
    const to = Math.min(own.to, other.to)
    const which =
      from === to
        ? `Number ${from} of series ${own.series} was`
        : `Numbers ${from} to ${to} of series ${own.series} were`
    return { column: 'serial_from', message: `${which} reported already, in ${other.where}.` }
  }
}

/** From the first to the last number that is asked for of each series. */
const spans = (used: readonly Used[]): Span[] =>
  [...Map.groupBy(used, ({ plain_series }) => plain_series)].map(([plain_series, ranges]) => ({
    plain_series,
    from: ranges.reduce((least, { from }) => Math.min(least, from), Infinity),
    to: ranges.reduce((most, { to }) => Math.max(most, to), 0),
  }))

/** The serial numbers of a kept line. Throws where its answers cannot be read. */
function usedOf(answers: unknown, where: string): Used {
  const { series, serial_from, serial_to } = keptIn(serials).parse(answers)
  const plain_series = plainName(series)
  return { series, plain_series, from: ensure(serial_from, 'serial_from'), to: ensure(serial_to, 'serial_to'), where }
}

/** What of these spans stands in the reports that a business filed; those that were rejected or deleted do not count. */
async function reportedBefore(
  db: Db,
  { id, business_id, agency, type }: Whose,
  asked: readonly Span[],
): Promise<Used[]> {
  if (asked.length === 0) return []
  const answer = textIn<AnswersTo<typeof serials.columns>>('l.answers')
  const of = (name: keyof Span) => asked.map((span) => span[name])
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('report_lines as l', 'l.transaction_id', 't.id')
    .select(['t.reference', 'l.answers'])
    .where('t.business_id', '=', business_id)
    .where('t.agency', '=', agency)
    .where('t.type', '=', type)
    .where('t.id', '<>', id)
    .where('t.status', 'not in', [Status.draft, ...uncountedStatuses])
    .where('l.section', '=', serials.name)
    .where(sql<SqlBool>`${series} = any(${of('plain_series')})`)
    .where(
      sql<SqlBool>`exists (
        select from unnest(${of('plain_series')}::text[], ${of('from')}::bigint[], ${of('to')}::bigint[]) as asked (series, "from", "to")
        where asked.series = ${series} and (${answer('serial_from')})::bigint <= asked."to"
          and (${answer('serial_to')})::bigint >= asked."from")`,
    )
    .execute()
  return rows.map(({ reference, answers }) => usedOf(answers, `report ${reference}`))
}

const series = sql`split_part(l.identity, ' | ', 1)` // in the words of the index
