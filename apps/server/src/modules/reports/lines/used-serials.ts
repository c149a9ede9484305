import { uncountedStatuses } from '@lading/domain/transactions/status-groups'
import type { LineAnswers, LineFault, LineSection } from '@lading/contract/forms/lines/line-section'
import { overlap, type SerialRange } from '@lading/domain/reports/waybill-serials'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/database'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { KeptLine } from './lines.queries.ts'

interface Used extends SerialRange {
  readonly series: string
  /** Where it stands, as a sentence says it. */
  readonly where: string
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
  lines: readonly { readonly answers: LineAnswers }[],
  staying: readonly KeptLine[],
): Promise<(line: LineAnswers) => LineFault | undefined> {
  if (section.name !== 'serials') return () => undefined
  const series = [...new Set(lines.map(({ answers }) => String(answers['series'])))]
  const here = staying.map(({ answers, number }) => usedOf(answers, `line ${number} of this report`))
  const used = [...(await reportedBefore(db, transaction, series)), ...here]
  return (line) => {
    const own = usedOf(line, 'an earlier line of this file')
    const other = used.find((one) => one.series === own.series && overlap(one, own))
    if (!other) {
      used.push(own)
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

const usedOf = ({ series, serial_from, serial_to }: LineAnswers, where: string): Used => ({
  series: String(series),
  from: Number(serial_from),
  to: Number(serial_to),
  where,
})

/** The ranges of these series in the reports that a business filed; those that were rejected or deleted do not count. */
async function reportedBefore(
  db: Db,
  { id, business_id, agency, type }: Whose,
  series: readonly string[],
): Promise<Used[]> {
  if (series.length === 0) return []
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('report_lines as l', 'l.transaction_id', 't.id')
    .select(['t.reference', 'l.answers'])
    .where('t.business_id', '=', business_id)
    .where('t.agency', '=', agency)
    .where('t.type', '=', type)
    .where('t.id', '<>', id)
    .where('t.status', 'not in', [Status.draft, ...uncountedStatuses])
    .where('l.section', '=', 'serials')
    .where(sql<SqlBool>`l.answers->>'series' = any(${[...series]})`)
    .execute()
  return rows.map(({ reference, answers }) => usedOf(answers as LineAnswers, `report ${reference}`))
}
