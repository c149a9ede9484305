import { formatDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { roles } from '@lading/domain/workflow/roles/roles'
import type { AuditWitness } from '@lading/contract/audit'
import type { Tx } from '#platform/database'
import { queueMail } from '#platform/mail/mail'
import { letter } from '#platform/mail/mail-letter'

const AUDITOR = ensure(roles.find(({ short }) => short === 'AUD')).id

/** Sends the day's witness to each auditor, once a day (Manila): a mailbox is outside of the portal's reach. */
export async function mailWitness(tx: Tx, witness: AuditWitness, now: Date): Promise<void> {
  const day = manilaDay(now)
  const first = await tx
    .insertInto('witness_mails')
    .values({ day, no: witness.no })
    .onConflict((conflict) => conflict.doNothing())
    .returning('no')
    .executeTakeFirst()
  if (!first) return
  const message = [
    `<p>This is the state of the audit on ${formatDay(day)}. Keep this e-mail: it lets anyone prove that no earlier entry was changed or removed.</p>`,
    `<p>${JSON.stringify(witness)}</p>`,
    '<p>To check, save the line in a file and run the portal’s audit check with it.</p>',
  ].join('')
  for (const { id, email, first_name } of await auditors(tx)) {
    const subject = `Keep this record of the audit of ${formatDay(day)}`
    await queueMail(
      tx,
      { to_user_id: id, to_address: email, subject, ...letter({ to_name: first_name, message }) },
      now,
    )
  }
}

const auditors = (tx: Tx) =>
  tx
    .selectFrom('users as u')
    .innerJoin('user_roles as r', 'r.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.first_name'])
    .where('r.role_id', '=', AUDITOR)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .orderBy('u.id')
    .execute()
