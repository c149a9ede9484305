import type { CheckedRequirement } from '@lading/contract/evaluation'
import type { Db } from '#platform/database'
import { filedDocuments } from '@lading/domain/filing/filed-documents'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { readsAsFiled, withDaysFiled } from '#modules/filing/reading/as-filed'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** The list is read by staff alone. */
const STAFF = { audience: 'staff' } as const

type File = CheckedRequirement['files'][number]

/** The frozen requirement list with every filed file under it: what is current, and what it took the place of. */
export async function checklistOf(db: Db, transaction: TransactionRow): Promise<CheckedRequirement[]> {
  const files = await documentsOf(db, transaction.id)
  const filed = readsAsFiled(transaction, STAFF) ? await withDaysFiled(db, transaction, files) : files
  const documents = filedDocuments(filed, transaction)
  const answers = await answersOf(db, transaction)
  const byCode = Map.groupBy(documents, (document) => document.requirement_code)
  return transaction.requirements
    .map((item) => lineOf(item, byCode.get(item.code) ?? [], answers.get(item.code) ?? '', transaction.resubmissions))
    .filter((line) => line.mandatory || line.files.length > 0)
}

type Document = Awaited<ReturnType<typeof documentsOf>>[number] & { readonly is_current: boolean }

function lineOf(item: RequiredDocument, documents: Document[], answer: string, round: number): CheckedRequirement {
  const current = documents.filter((document) => document.is_current)
  return {
    code: item.code,
    name: item.name,
    mandatory: item.mandatory,
    why: item.why ?? '',
    expiry_label: item.expiry_label ?? '',
    day_only_for: item.day_only_for ?? '',
    files: current.map((document) => fileOf(document, documents)),
    earlier: documents.filter((document) => !document.is_current).map((document) => fileOf(document, documents)),
    is_new: round > 0 && current.some((document) => document.round === round),
    answer,
  }
}

function fileOf(document: Document, all: Document[]): File {
  const before = all.find(({ id }) => id === document.replaces_id)
  return {
    id: document.id,
    file_id: document.file_id,
    name: document.name,
    media_type: document.media_type,
    size: document.size,
    page_count: document.page_count,
    version_no: document.version_no,
    round: document.round,
    expires_on: document.expires_on,
    has_no_day: document.has_no_day,
    uploaded_at: document.uploaded_at.toISOString(),
    decision: document.decision as File['decision'],
    remark: document.remark,
    replaces: before?.name ?? null,
    replaces_id: document.replaces_id,
    is_carried: document.carried_from !== null,
  }
}

function documentsOf(db: Db, transaction_id: number) {
  return db
    .selectFrom('transaction_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select([
      'd.id',
      'd.requirement_code',
      'd.file_id',
      'd.version_no',
      'd.round',
      'd.replaces_id',
      'd.carried_from',
      'd.expires_on',
      'd.has_no_day',
      'd.uploaded_at',
      'd.decision',
      'd.remark',
      'f.name',
      'f.media_type',
      'f.size',
      'f.page_count',
    ])
    .where('d.transaction_id', '=', transaction_id)
    .orderBy('d.id')
    .execute()
}

/** What the applicant wrote last to each returned document, and submitted. */
async function answersOf(db: Db, { id, resubmissions }: TransactionRow): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('transaction_returns')
    .select(['code', 'answer'])
    .where('transaction_id', '=', id)
    .where('round', '<=', resubmissions)
    .where('kind', '=', 'document')
    .where('answered_at', 'is not', null)
    .orderBy('round')
    .execute()
  return new Map(rows.map((row) => [row.code, row.answer]))
}
