import { RatioFigures, type RatioSheet } from '@lading/contract/evaluation'
import { minimumCapital } from '@lading/domain/accreditation/capital'
import { manilaDay } from '@lading/domain/dates/manila'
import { ratioAnalysis } from '@lading/domain/evaluation/ratio-analysis'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { findTransaction, type LockedTransaction } from '#modules/workflow/lock-transaction'
import { maySee } from '#modules/workflow/may-see'
import { personOf } from './transaction-detail.queries.ts'

/** The ratio sheet of an application: what was copied, and what follows from it by the settings of this moment. */
export async function ratioSheetOf(db: Db, transaction_id: number): Promise<RatioSheet> {
  const found = await findTransaction(db, transaction_id)
  const saved = await db
    .selectFrom('ratio_analyses')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst()
  const figures = saved ? RatioFigures.parse(saved.figures) : null
  const minimum = await minimumOf(db, found)
  const analysis = await analyse(db, figures, minimum)
  return {
    version: saved?.version ?? 0,
    figures,
    minimum_capital: minimum ?? null,
    lines: [...analysis.lines],
    result: analysis.result,
    why: analysis.why,
    saved_by: await personOf(db, saved?.saved_by ?? null),
    saved_at: saved?.saved_at.toISOString() ?? null,
  }
}

/** The same by accreditation, for those who may see its application. */
export async function ratioSheetFor(db: Db, accreditation_id: number, actor: Caller): Promise<RatioSheet> {
  const transaction_id = await applicationOf(db, accreditation_id)
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  return ratioSheetOf(db, transaction_id)
}

export async function analyse(db: Db, figures: RatioFigures | null, minimum_capital: string | undefined) {
  const { values } = await settingsOf(db)
  return ratioAnalysis({ year: figures?.year ?? {}, previous: figures?.previous ?? {}, minimum_capital }, values)
}

export async function minimumOf(
  db: Db,
  { transaction, accreditation }: LockedTransaction,
): Promise<string | undefined> {
  if (!accreditation) return undefined
  const { agency, type, submitted_at, created_at } = transaction
  const { values } = await settingsOf(db)
  return minimumCapital(values, { agency, type, scopes: accreditation, on: manilaDay(submitted_at ?? created_at) })
}

export async function applicationOf(db: Db, accreditation_id: number): Promise<number> {
  const row = await db
    .selectFrom('accreditations')
    .select('transaction_id')
    .where('id', '=', accreditation_id)
    .executeTakeFirst()
  if (!row?.transaction_id) throw notFound('Accreditation')
  return row.transaction_id
}
