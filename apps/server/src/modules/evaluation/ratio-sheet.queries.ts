import { RatioFigures, type RatioSheet } from '@lading/contract/evaluation'
import { minimumCapital } from '@lading/domain/accreditation/capital'
import { manilaDay } from '@lading/domain/dates/manila'
import { ratioAnalysis } from '@lading/domain/evaluation/ratio-analysis'
import type { Settings } from '@lading/domain/settings/setting'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { findTransaction, type LockedTransaction } from '#modules/workflow/lock-transaction'
import { maySee } from '#modules/workflow/may-see'
import { personOf } from './transaction-detail.queries.ts'

/** The ratio sheet of an application: what was copied, and what follows from it by the settings of this moment. */
export async function ratioSheetOf(db: Db, found: LockedTransaction, settings: Settings): Promise<RatioSheet> {
  const saved = await db
    .selectFrom('ratio_analyses')
    .selectAll()
    .where('transaction_id', '=', found.transaction.id)
    .executeTakeFirst()
  const figures = saved ? RatioFigures.parse(saved.figures) : null
  const minimum = minimumOf(found, settings)
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
  }
}

/** The same by accreditation, for those who may see its application. */
export async function ratioSheetFor(db: Db, accreditation_id: number, actor: Caller): Promise<RatioSheet> {
  const transaction_id = await applicationOf(db, accreditation_id)
  const found = await findTransaction(db, transaction_id)
  maySee(found.transaction, actor)
  const { values } = await settingsOf(db)
  return ratioSheetOf(db, found, values)
}

export function analyse(figures: RatioFigures | null, minimum_capital: string | undefined, settings: Settings) {
  return ratioAnalysis({ year: figures?.year ?? {}, previous: figures?.previous ?? {}, minimum_capital }, settings)
}

export function minimumOf({ transaction, accreditation }: LockedTransaction, settings: Settings): string | undefined {
  if (!accreditation) return undefined
  const { agency, type, submitted_at, created_at } = transaction
  return minimumCapital(settings, { agency, type, scopes: accreditation, on: manilaDay(submitted_at ?? created_at) })
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
