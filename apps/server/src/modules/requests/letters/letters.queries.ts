import type { RequestLetter } from '@lading/contract/requests/request-letter'
import { formOfType } from '@lading/contract/transaction-types'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Db } from '#platform/database'
import { notFound, refused } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

type Written = NonNullable<RequestLetter['letter']>
type RequestRow = Pick<TransactionRow, 'id' | 'type' | 'form'>

/** The last version of the letter of a request; null while none is written. */
export async function lastLetter(db: Db, transaction: RequestRow): Promise<RequestLetter['letter']> {
  const row = await versions(db, transaction.id).orderBy('l.version_no', 'desc').limit(1).executeTakeFirst()
  return row ? writtenFrom(row, transaction) : null
}

/** One version of the letter. Throws 404 where there is none of that number. */
export async function letterVersion(db: Db, transaction: RequestRow, version_no: number): Promise<Written> {
  const row = await versions(db, transaction.id).where('l.version_no', '=', version_no).executeTakeFirst()
  if (!row) throw notFound('Letter')
  return writtenFrom(row, transaction)
}

/** The letter as it may be paid for and signed: written, and on the answers as they stand. Throws 409. */
export async function requireWritten(db: Db, transaction: RequestRow): Promise<Written> {
  const letter = await lastLetter(db, transaction)
  if (!letter) throw refused('The letter has not been written yet. Return the request for revision.')
  if (!letter.is_current)
    throw refused(
      'The answers changed since the letter was written. Return the request for revision: the evaluator writes it again.',
    )
  return letter
}

/** Whether the letter, where there is one, is on the answers as they stand. Throws 409. */
export async function requireUpToDate(db: Db, transaction: RequestRow): Promise<void> {
  if ((await lastLetter(db, transaction))?.is_current === false)
    throw refused('The answers changed since the letter was written. Save the letter again.')
}

const versions = (db: Db, transaction_id: number) =>
  db
    .selectFrom('request_letters as l')
    .innerJoin('users as u', 'u.id', 'l.written_by')
    .select(['l.version_no', 'l.body', 'l.answers', 'l.written_at'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('l.transaction_id', '=', transaction_id)

type Row = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>

function writtenFrom({ version_no, body, answers, written_at, ...name }: Row, { type, form }: RequestRow): Written {
  const { draft } = formOfType(type)
  const is_current = isSameAnswer(draft.parse(answers), form)
  return { version_no, body, written_by: fullName(name), written_at: written_at.toISOString(), is_current }
}
