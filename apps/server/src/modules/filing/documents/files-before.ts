import { filedSince } from '@lading/domain/accreditation/requirements/carried-documents'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { RegistersAs } from '@lading/domain/documents/registered-documents'
import type { Db } from '#platform/database'
import { approvedFiles, documentsKept } from '#modules/documents/registered/registered-documents.queries'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { currentDocuments, type CurrentDocument } from '../reading/filing.queries.ts'
import { approvedSince } from './approved-since.ts'

type Found = Pick<LockedTransaction, 'transaction' | 'accreditation'>

export type CarriedFile = Pick<CurrentDocument, 'id' | 'file_id' | 'expires_on'>

export interface Previous {
  readonly expiry: PlainDate
  /** Null where it came from an earlier system. */
  readonly transaction_id: number | null
  readonly files: readonly CurrentDocument[]
}

/** The filing that made the accreditation renewed; it brought no files where it came from an earlier system. */
export async function previousOf(db: Db, { accreditation }: Found): Promise<Previous | undefined> {
  const previous_id = accreditation?.previous_accreditation_id
  if (!previous_id) return undefined
  const previous = await db
    .selectFrom('accreditations')
    .select(['transaction_id', 'expiry_date'])
    .where('id', '=', previous_id)
    .executeTakeFirst()
  if (!previous?.expiry_date) return undefined
  const files = previous.transaction_id ? await currentDocuments(db, previous.transaction_id) : []
  return { expiry: plainDate(previous.expiry_date), transaction_id: previous.transaction_id, files }
}

interface CarriedCode {
  readonly code: string
  readonly registers: readonly RegistersAs[]
}

/** What may be taken over under a requirement: the document on file, else what was filed under it before and since. */
export async function filesBefore(
  db: Db,
  { transaction }: Pick<Found, 'transaction'>,
  previous: Previous,
  { code, registers }: CarriedCode,
): Promise<readonly CarriedFile[]> {
  const onFile = await filesOnFile(db, transaction.business_id, registers)
  if (onFile) return onFile
  const former = previous.files.filter((file) => file.requirement_code === code)
  const since = filedSince[code]
  if (!since) return former
  // What it brought itself counts from its approval on; what it took over, as it was when it was opened.
  const isItsOwn = former.some(({ carried_from }) => carried_from === null)
  const from = since.replaces && isItsOwn ? 'approved' : 'opened'
  const later = await approvedSince(db, transaction, { filing: previous.transaction_id, from, codes: since.codes })
  const known = new Set(former.map(({ file_id }) => file_id))
  if (!since.replaces) return [...former, ...later.filter(({ file_id }) => !known.has(file_id))]
  const newest = later.at(-1)
  return newest ? later.filter(({ transaction_id }) => transaction_id === newest.transaction_id) : former
}

/** The files of the document that is on file for a requirement, bearing its last day; undefined where none is. */
async function filesOnFile(
  db: Db,
  business_id: number,
  registers: readonly RegistersAs[],
): Promise<readonly CarriedFile[] | undefined> {
  if (registers.length !== 1) return undefined
  const kept = (await documentsKept(db, business_id)).find(({ kind }) => kind === registers[0])
  if (!kept) return undefined
  const files = await approvedFiles(db, kept)
  return files.map((file) => ({ ...file, expires_on: kept.valid_until }))
}
