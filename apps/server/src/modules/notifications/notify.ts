import type { MailKind } from '@lading/domain/people/mail-kind'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { cleanHtml } from '#platform/clean-html'
import type { Db, Tx } from '#platform/database'
import { letter } from '#platform/mail/mail-letter'
import { queueMail } from '#platform/mail/mail'
import { sql } from 'kysely'

export interface Notice {
  /** Everyone told; a person named twice is told once. */
  readonly user_ids: readonly number[]
  readonly transaction_id?: number | undefined
  /** At the bell, at most 50 characters. "Status Change" in it offers View Transaction (specification, section 2.5). */
  readonly subject: string
  /** HTML; sanitised here. */
  readonly message: string
  /** Where the notification leads: a path of the portal, or empty. */
  readonly link: string
  /** Absent: the portal itself speaks. */
  readonly from_user_id?: number | undefined
  /** The subject of the mail to those whose address is verified: a sentence; false where the bell is enough. */
  readonly mail: string | false
  /** What those who turned this kind of mail off do without; absent where nobody may. */
  readonly mail_kind?: MailKind | undefined
}

/** Tells people of an act, in the act's own transaction: rows for their bell, and mails through the outbox. */
export async function notify(tx: Tx, notice: Notice, now: Date): Promise<void> {
  const user_ids = [...new Set(notice.user_ids)]
  if (user_ids.length === 0) return

  const message = cleanHtml(notice.message)
  await tx
    .insertInto('notifications')
    .values(
      user_ids.map((user_id) => ({
        user_id,
        transaction_id: notice.transaction_id ?? null,
        subject: notice.subject,
        message,
        link: notice.link,
        from_user_id: notice.from_user_id ?? null,
        created_at: now,
        read_at: null,
      })),
    )
    .execute()
  if (notice.mail) await mailThem(tx, user_ids, notice.mail, { ...notice, message }, now)
}

async function mailThem(tx: Tx, user_ids: number[], subject: string, notice: Notice, now: Date): Promise<void> {
  const { message, link, mail_kind } = notice
  for (const person of await addressesOf(tx, user_ids, mail_kind)) {
    const button = link === '' ? undefined : { label: 'Open it in the portal', path: link }
    const bodies = letter({ to_name: signedName(person), message, button })
    await queueMail(tx, { to_user_id: person.id, to_address: person.email, subject, ...bodies }, now)
  }
}

function addressesOf(db: Db, user_ids: number[], mail_kind: MailKind | undefined) {
  return db
    .selectFrom('users')
    .leftJoin('user_profiles as own', 'own.user_id', 'users.id')
    .select(['id', 'email', 'first_name', 'middle_name', 'last_name', 'suffix'])
    .where('id', 'in', user_ids)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .$if(mail_kind !== undefined, (people) =>
      people.where(sql<boolean>`${sql.val(mail_kind)} <> all(coalesce(own.mail_off, '{}'))`),
    )
    .orderBy('id')
    .execute()
}
