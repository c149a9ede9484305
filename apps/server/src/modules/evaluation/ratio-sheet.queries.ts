import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { RatioFigures, type RatioSheet } from '@lading/contract/ratio-analysis'
import { annualReportForm } from '@lading/contract/forms/reports/annual-report'
import { reportedFigures } from '@lading/contract/forms/reports/reported-figures'
import { ratioAnalysis } from '@lading/domain/evaluation/ratio-analysis'
import type { Settings } from '@lading/domain/settings/setting'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { asReadBy } from '#modules/filing/reading/as-filed'
import { applicationOf } from '#modules/workflow/transactions/application-of'
import { capitalAsked } from '#modules/workflow/transactions/capital-asked'
import { findTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { ratioAttachmentsOf } from './ratio-attachments.queries.ts'
import { personOf } from './transaction-detail.queries.ts'

/** The ratio sheet of an application: what was copied, and what follows from it by the settings of this moment. */
export async function ratioSheetOf(db: Db, found: LockedTransaction, settings: Settings): Promise<RatioSheet> {
  const saved = await db
    .selectFrom('ratio_analyses')
    .selectAll()
    .where('transaction_id', '=', found.transaction.id)
    .executeTakeFirst()
  const figures = saved ? RatioFigures.parse(saved.figures) : figuresReported(found)
  const minimum = capitalAsked(found, settings)
  const analysis = analyse(figures, minimum, settings)
  return {
    version: saved?.version ?? 0,
    figures,
    minimum_capital: minimum ?? null,
    lines: [...analysis.lines],
    result: analysis.result,
    why: analysis.why,
    saved_by: await personOf(db, saved?.saved_by ?? null),
    saved_at: saved?.saved_at.toISOString() ?? null,
    attachments: await ratioAttachmentsOf(db, found.transaction.id),
  }
}

/** An annual report brings its figures along; of all others the evaluator copies them. */
const figuresReported = ({ transaction }: LockedTransaction): RatioFigures | null =>
  definitionOf(transaction.type).statements === 'reported'
    ? (reportedFigures(answersTo(annualReportForm, transaction)) ?? null)
    : null

interface SheetAsked {
  readonly accreditation_id: number
  /** A change whose capital is analysed; the application where it is left out. */
  readonly transaction_id?: number | undefined
}

/** The same by accreditation, for those who may see its application or change. */
export async function ratioSheetFor(db: Db, asked: SheetAsked, actor: Caller): Promise<RatioSheet> {
  const transaction_id = await analysedTransaction(db, asked)
  const found = await findTransaction(db, transaction_id)
  maySee(found.transaction, actor)
  const { values } = await settingsOf(db)
  return ratioSheetOf(db, await asReadBy(db, found, actor), values)
}

export function analyse(figures: RatioFigures | null, minimum_capital: string | undefined, settings: Settings) {
  return ratioAnalysis({ year: figures?.year ?? {}, previous: figures?.previous ?? {}, minimum_capital }, settings)
}

/** The transaction of an accreditation whose capital is analysed. Throws 404 of any other transaction. */
export async function analysedTransaction(db: Db, { accreditation_id, transaction_id }: SheetAsked): Promise<number> {
  if (transaction_id === undefined) return applicationOf(db, accreditation_id)
  const row = await db
    .selectFrom('transactions')
    .select('type')
    .where('id', '=', transaction_id)
    .where('accreditation_id', '=', accreditation_id)
    .executeTakeFirst()
  if (!row || definitionOf(row.type).statements === null) throw notFound('Transaction')
  return transaction_id
}
