import type { MemorandumDraft } from '@lading/contract/evaluation'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Db } from '#platform/database'

/** The memorandum as it was written last. */
export async function latestMemorandum(db: Db, transaction_id: number): Promise<MemorandumDraft | null> {
  const row = await db
    .selectFrom('memoranda as m')
    .innerJoin('users as u', 'u.id', 'm.written_by')
    .select([
      'm.version_no',
      'm.findings',
      'm.recommendation',
      'm.legal_basis',
      'm.written_by',
      'm.written_at',
      'u.first_name',
      'u.middle_name',
      'u.last_name',
      'u.suffix',
    ])
    .where('m.transaction_id', '=', transaction_id)
    .orderBy('m.version_no', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { version_no, findings, recommendation, legal_basis } = row
  return {
    version_no,
    findings,
    recommendation,
    legal_basis,
    written_by: { user_id: row.written_by, name: fullName(row) },
    written_at: row.written_at.toISOString(),
  }
}
