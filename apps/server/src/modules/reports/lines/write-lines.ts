import { answersFor } from '@lading/contract/forms/lines/line-fields'
import { identityOf } from '@lading/contract/forms/lines/line-section'
import { formOfType } from '@lading/contract/transaction-types'
import { answerAt, isSameAnswer, overlaps } from '@lading/domain/filing/form-path'
import { mergeDraft } from '@lading/domain/filing/merge-draft'
import { answersUnder } from '@lading/domain/filing/returned-answer'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { record } from '#modules/audit/record'
import { mergedColumns } from '#modules/filing/answers/merged-columns'
import { markAnswered } from '#modules/filing/reading/filing.queries'
import { answerMarkedLines } from './answer-marked-lines.ts'
import { digestOfLines, linesIn } from './lines.queries.ts'
import type { NumberedLine } from './numbered-lines.ts'
import type { OpenSection } from './open-section.ts'

/** Adds checked lines under their numbers, in one statement. */
export async function insertLines(
  tx: Tx,
  { found, section, round }: OpenSection,
  lines: readonly NumberedLine[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ number, answers }) => ({ number, identity: identityOf(section, answers), answers }))
  await sql`
    insert into report_lines (transaction_id, section, number, identity, answers, first_round)
    select ${found.transaction.id}, ${section.name}, number, identity, answers, ${round}::int
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as line (number int, identity text, answers jsonb)`.execute(tx)
}

/**
 * The lines of a section were changed: the form answers for them anew, by number, totals and digest, and what was
 * returned of them is answered. Write it last.
 */
export async function lineAnswersChanged(tx: Tx, open: OpenSection, actor: Caller, now: Date): Promise<void> {
  const { found, section, returns } = open
  const { id, type, form, form_version: version, field_versions } = found.transaction
  const lines = await linesIn(tx, id, section)
  const kept = lines.map(({ answers }) => answers)
  const answers = answersFor(section, kept, digestOfLines(section, lines))
  const patches = Object.entries(answers).map(([path, value]) => ({ path, value, base: answerAt(form, path) }))
  const changed = patches.filter(({ value, base }) => !isSameAnswer(value, base))
  if (changed.length === 0) return
  const merged = mergeDraft({ form, version, field_versions }, changed)
  await tx
    .updateTable('transactions')
    .set({ ...mergedColumns(merged), last_activity_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  const { bundles } = formOfType(type)
  const answered = returns.filter(({ kind, code }) => {
    const own = answersUnder(code, bundles)
    return kind === 'field' && changed.some(({ path }) => own.some((one) => overlaps(one, path)))
  })
  await markAnswered(tx, { transaction_id: id, ids: answered.map((item) => item.id) }, now)
  await answerMarkedLines(tx, open, now)
  const facts = { form_version: merged.version, section: section.name, lines: lines.length }
  await record(
    tx,
    { action: 'save-report-lines', object: 'transaction', object_id: id, transaction_id: id, facts },
    actor,
    now,
  )
}
