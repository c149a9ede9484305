import { paths } from '@lading/contract/addresses/paths'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { documentNotice } from '@lading/domain/documents/document-reminders'
import type { RegisteredKind } from '@lading/domain/documents/registered-documents'
import { Status } from '@lading/domain/transactions/status'
import { theSystem } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { record } from '#modules/audit/record'
import { notify } from '#modules/notifications/notify'
import { ownersOf } from '#modules/notifications/recipients.queries'
import { accreditationsHeld, holdsAccreditation } from '#modules/workflow/transactions/accreditations-held'
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
  const is_in_force = await isInForce(tx, business_id)
  const kind = document.kind as RegisteredKind
  await notifyOwners(tx, { business_id, business_name: name, kind, valid_until, is_in_force }, now)
  const facts = { action: 'remind-document', object: 'business', object_id: business_id, facts: { document: id } }
  await record(tx, facts, theSystem, now)
}

const lockedBusiness = (tx: Tx, id: number) =>
  tx.selectFrom('businesses').select('name').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Whether one of its accreditations may be changed. */
const isInForce = async (tx: Tx, business_id: number): Promise<boolean> =>
  (await accreditationsHeld(tx, business_id)
    .select('id')
    .where('status', '=', Status.accredited)
    .executeTakeFirst()) !== undefined

interface Ending {
  readonly business_id: number
  readonly business_name: string
  readonly kind: RegisteredKind
  readonly valid_until: PlainDate
  readonly is_in_force: boolean
}

async function notifyOwners(
  tx: Tx,
  { business_id, business_name, kind, valid_until, is_in_force }: Ending,
  now: Date,
): Promise<void> {
  const today = manilaDay(now)
  const { bell, mail, sentences } = documentNotice(kind, valid_until, { today, is_in_force })
  await notify(
    tx,
    {
      user_ids: await ownersOf(tx, business_id),
      subject: bell,
      message: [business_name, ...sentences].map((sentence) => `<p>${escaped(sentence)}</p>`).join(''),
      link: is_in_force ? paths.changes() : paths.renewals(),
      mail,
      ...(valid_until >= today && { mail_kind: 'reminders' as const }),
    },
    now,
  )
}
