import type { LineAnswers, LineSection } from '@lading/contract/forms/lines/line-section'
import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import { submittedStatuses, uncountedStatuses } from '@lading/domain/transactions/status-groups'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { reportBefore } from '../report-before.ts'
import { linesIn } from './lines.queries.ts'

const filedStatuses = submittedStatuses.filter((status) => !uncountedStatuses.includes(status))

/** A section of a report as this person may see it. Throws 404. */
export async function sectionOfReport(db: Db, id: number, name: string, actor: Caller) {
  const { transaction } = await findTransaction(db, id)
  maySee(transaction, actor)
  const section = lineSectionOf(transaction.type, transaction.agency, name)
  if (!section) throw notFound('Section')
  return { transaction, section }
}

/** What the lines of the last report were about; those that this one has already are left out. */
export async function lastLines(
  db: Db,
  transaction: TransactionRow,
  section: LineSection,
): Promise<{ reference: string | null; lines: LineAnswers[] }> {
  const { id } = transaction
  const last = await reportBefore(db, transaction, filedStatuses)
  if (!last) return { reference: null, lines: [] }
  const there = new Set((await linesIn(db, id, section)).map(({ identity }) => identity))
  const lines = (await linesIn(db, last.id, section)).filter(({ identity }) => !there.has(identity))
  return { reference: last.reference, lines: lines.map(({ answers }) => withoutFigures(section, answers)) }
}

const withoutFigures = ({ identity }: LineSection, answers: LineAnswers): LineAnswers =>
  Object.fromEntries(identity.map((name) => [name, answers[name]]))
