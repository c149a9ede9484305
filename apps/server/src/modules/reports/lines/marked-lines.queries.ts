import type { MarkedLine } from '@lading/contract/reports/report-rounds'
import { linePlaceOf } from '@lading/domain/filing/line-path'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { unanswered } from '#modules/filing/reading/as-filed'
import { requireVisible } from '#modules/filing/reading/read-filing'
import { linesByNumber } from '#modules/filing/returned-lines'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'

/**
 * The lines that are marked now, and those of the return before, each as it was filed and as it was corrected. A client
 * reads what was sent, staff what was submitted. Throws 404.
 */
export async function markedLines(db: Db, id: number, actor: Caller): Promise<MarkedLine[]> {
  const found = await findTransaction(db, id)
  requireVisible(found, actor)
  const { resubmissions } = found.transaction
  const isStaff = actor.audience === 'staff'
  const items = (await remarksSince(db, id, resubmissions)).filter(({ is_sent }) => is_sent || isStaff)
  const groups = Map.groupBy(items, ({ section, round }) => `${section} ${round}`)
  const told = await Promise.all(
    [...groups.values()].map((group) => withLines(db, { transaction_id: id, resubmissions, isStaff }, group)),
  )
  return told.flat().map((line) => (isStaff && line.round > resubmissions ? unanswered(line) : line))
}

type Remark = Awaited<ReturnType<typeof remarksSince>>[number]

/** Remarks on lines that are answered by this round or a later one, in the order of the lines. */
async function remarksSince(db: Db, transaction_id: number, round: number) {
  const rows = await db
    .selectFrom('transaction_returns')
    .select(['id', 'code', 'label', 'remark', 'round', 'sent_at', 'answer', 'answered_at'])
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'line')
    .where('round', '>=', round)
    .execute()
  return rows
    .flatMap(({ id: return_id, code, sent_at, answered_at, ...item }) => {
      const place = linePlaceOf(code)
      if (!place) return []
      const facts = { is_sent: sent_at !== null, answered_at: answered_at?.toISOString() ?? null }
      return { return_id, ...place, ...item, ...facts }
    })
    .toSorted((one, other) => one.round - other.round || one.number - other.number)
}

interface Read {
  readonly transaction_id: number
  readonly resubmissions: number
  readonly isStaff: boolean
}

/** Remarks on one section in one round with their lines; the round after the last submission is the one being written. */
async function withLines(
  db: Db,
  { transaction_id, resubmissions, isStaff }: Read,
  remarks: readonly Remark[],
): Promise<MarkedLine[]> {
  const [first] = remarks
  if (!first) return []
  const { section, round } = first
  const of = { transaction_id, section }
  const numbers = remarks.map(({ number }) => number)
  const filed = await linesByNumber(db, of, numbers, round - 1)
  const isDraft = round > resubmissions
  const now = isDraft && isStaff ? filed : await linesByNumber(db, of, numbers, isDraft ? undefined : round)
  return remarks.map((remark) => ({
    ...remark,
    filed: filed.get(remark.number)?.answers ?? null,
    now: now.get(remark.number)?.answers ?? null,
    line_id: now.get(remark.number)?.line_id ?? null,
  }))
}
