import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import { keepFiled } from './rounds/keep-filed.ts'
import { openSection, type OpenSection } from './open-section.ts'
import { lineAnswersChanged } from './write-lines.ts'

interface RemoveLinesInput {
  readonly id: number
  readonly section: string
  readonly line_ids: readonly number[] | 'all'
}

/** Removes lines from a section; those that are gone already are no fault. */
export async function removeLines(tx: Tx, input: RemoveLinesInput, actor: Caller, now: Date): Promise<FilingRead> {
  const open = await openSection(tx, input.id, input.section, actor)
  await deleteLines(tx, open, input.line_ids)
  await lineAnswersChanged(tx, open, actor, now)
  return filingOf(tx, input.id, actor, now)
}

/** The rows alone, kept where they were filed; the form is to answer for what stays. */
export async function deleteLines(tx: Tx, open: OpenSection, line_ids: RemoveLinesInput['line_ids']): Promise<void> {
  const { found, section } = open
  await keepFiled(tx, open, line_ids)
  const query = tx
    .deleteFrom('report_lines')
    .where('transaction_id', '=', found.transaction.id)
    .where('section', '=', section.name)
  await (line_ids === 'all' ? query : query.where('id', 'in', [...line_ids])).execute()
}
