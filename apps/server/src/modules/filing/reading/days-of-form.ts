import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import type { Tx } from '#platform/database'

type Dated = Pick<RequiredDocument, 'day_answer'>

/** What a draft asks beside its files: not the day that its form asks. */
export const askedOfDraft = (checklist: readonly RequiredDocument[], form: Form): readonly RequiredDocument[] =>
  checklist.map((line) => (line.day_answer in form ? { ...line, asks_expiry: false } : line))

/** The day that the form answers for a document, null while it is empty; undefined where the form does not ask it. */
export function dayInForm({ day_answer }: Dated, form: Form): string | null | undefined {
  if (!(day_answer in form)) return undefined
  const day = form[day_answer]
  return typeof day === 'string' && isPlainDate(day) ? day : null
}

/** The files of a draft bear the days that its form answers. */
export async function dateByForm(
  tx: Tx,
  {
    id,
    checklist,
    form,
  }: { readonly id: number; readonly checklist: readonly RequiredDocument[]; readonly form: Form },
): Promise<void> {
  for (const line of checklist) {
    const expires_on = dayInForm(line, form)
    if (expires_on === undefined) continue
    await tx
      .updateTable('transaction_documents')
      .set({ expires_on })
      .where('transaction_id', '=', id)
      .where('requirement_code', '=', line.code)
      .where('expires_on', 'is distinct from', expires_on)
      .execute()
  }
}
