import { paths } from '@lading/contract/addresses/paths'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { documentNotice } from '@lading/domain/documents/document-reminders'
import type { RegisteredKind } from '@lading/domain/documents/registered-documents'
import { theSystem } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { record } from '#modules/audit/record'
import { notify } from '#modules/notifications/notify'
import { ownersOf } from '#modules/notifications/who-is-told'
import { holdsAccreditation } from '#modules/workflow/transactions/accreditations-held'
import { remindAfter } from './document-reminders.ts'
import { documentsKept } from './registered-documents.queries.ts'

interface Due {
  readonly id: number
  readonly business_id: number
}

/**
 * Tells the owners that a registered document ends, where its day has come, and says when the next reminder is. One that
 * a later document has replaced is recalled no more; a business that holds no accreditation is told nothing.
 */
export async function remindDocument(tx: Tx, { id, business_id }: Due, now: Date): Promise<void> {
  const today = manilaDay(now)
  const { name } = await lockedBusiness(tx, business_id)
  const document = await tx
    .selectFrom('registered_documents')
    .select(['kind', 'valid_until', 'remind_on'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!document?.remind_on || document.remind_on > today || document.valid_until === null) return
  const valid_until = plainDate(document.valid_until)
  const counts = (await documentsKept(tx, business_id)).some((one) => one.id === id)
  const remind_on = counts ? remindAfter(valid_until, today, await settingsOf(tx)) : null
  await tx.updateTable('registered_documents').set({ remind_on }).where('id', '=', id).execute()
  if (!counts || !(await holdsAccreditation(tx, business_id))) return
  await notifyOwners(tx, { business_id, business_name: name, kind: document.kind as RegisteredKind, valid_until }, now)
  const facts = { action: 'remind-document', object: 'business', object_id: business_id, facts: { document: id } }
  await record(tx, facts, theSystem, now)
}

const lockedBusiness = (tx: Tx, id: number) =>
  tx.selectFrom('businesses').select('name').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

interface Ending {
  readonly business_id: number
  readonly business_name: string
  readonly kind: RegisteredKind
  readonly valid_until: PlainDate
}

async function notifyOwners(
  tx: Tx,
  { business_id, business_name, kind, valid_until }: Ending,
  now: Date,
): Promise<void> {
  const today = manilaDay(now)
  const { bell, mail, sentences } = documentNotice(kind, valid_until, today)
  await notify(
    tx,
    {
      user_ids: await ownersOf(tx, business_id),
      subject: bell,
      message: [business_name, ...sentences].map((sentence) => `<p>${escaped(sentence)}</p>`).join(''),
      link: paths.changes(),
      mail,
      ...(valid_until >= today && { mail_kind: 'reminders' as const }),
    },
    now,
  )
}
