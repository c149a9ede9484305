import { identityOf, type LineAnswers } from '@lading/contract/forms/lines/line-section'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { invalid, notFound, refused } from '#platform/problem'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import { compareLines, readLines } from './check-lines.ts'
import { keepFiled } from './rounds/keep-filed.ts'
import { linesIn } from './lines.queries.ts'
import { openSection } from './open-section.ts'
import { lineAnswersChanged } from './write-lines.ts'

interface UpdateLineInput {
  readonly id: number
  readonly line_id: number
  readonly answers: LineAnswers
  /** The line as the person had it before them. */
  readonly was: LineAnswers
}

/** Changes one line. Throws 400 by column, 404 where the line is gone, 409 where another changed it meanwhile. */
export async function updateLine(tx: Tx, input: UpdateLineInput, actor: Caller, now: Date): Promise<FilingRead> {
  const { id, line_id, answers: sent, was } = input
  const row = await tx
    .selectFrom('report_lines')
    .select('section')
    .where('id', '=', line_id)
    .where('transaction_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Line')
  const open = await openSection(tx, id, row.section, actor)
  const lines = await linesIn(tx, id, open.section)
  const stands = lines.find((line) => line.id === line_id)
  if (!stands) throw notFound('Line')
  if (!isSameAnswer(stands.answers, was))
    throw refused('This line was changed by another user. Read it again, then change it.', { answers: stands.answers })
  const staying = lines.filter((line) => line.id !== line_id)
  const [checked] = await compareLines(tx, open, readLines(open.section, [sent]), staying)
  const { answers = sent, faults = [] } = checked ?? {}
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(({ column, message }) => [column, [message]])))
  await keepFiled(tx, open, [line_id])
  await tx
    .updateTable('report_lines')
    .set({ answers: asJson(answers), identity: identityOf(open.section, answers), first_round: open.round })
    .where('id', '=', line_id)
    .execute()
  await lineAnswersChanged(tx, open, actor, now)
  return filingOf(tx, id, actor, now)
}
