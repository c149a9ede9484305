import type { Notification } from '@lading/contract/notifications'
import { ensure } from '@lading/domain/ensure'
import type { Db, Tx } from '#platform/database'

interface Page {
  readonly page: number
  readonly per_page: number
}

/** What one person was told, newest first. */
export async function notificationsOf(db: Db, user_id: number, { page, per_page }: Page) {
  const rows = await notificationRows(db, user_id)
    .orderBy('n.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  // Apart, since each is counted in an index: of the person, and of what they have not read.
  const mine = db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
  const { count: total } = await mine.executeTakeFirstOrThrow()
  const { count: unread } = await mine.where('read_at', 'is', null).executeTakeFirstOrThrow()
  return { data: rows.map(asNotification), total, unread }
}

function notificationRows(db: Db, user_id: number) {
  return db
    .selectFrom('notifications as n')
    .leftJoin('users as f', 'f.id', 'n.from_user_id')
    .leftJoin('transactions as t', 't.id', 'n.transaction_id')
    .select(['n.id', 'n.read_at', 'n.created_at', 'n.subject', 'n.message', 'n.link'])
    .select(['f.email', 'f.first_name', 'f.last_name'])
    .select(['t.id as transaction_id', 't.type as transaction_type_id', 't.business_id', 't.accreditation_id'])
    .where('n.user_id', '=', user_id)
}

type Row = Awaited<ReturnType<ReturnType<typeof notificationRows>['execute']>>[number]

function asNotification(row: Row): Notification {
  const { subject, message, link } = row
  const from =
    row.email === null
      ? null
      : {
          email: row.email,
          first_name: ensure(row.first_name, 'the first name of the sender'),
          last_name: ensure(row.last_name, 'the last name of the sender'),
        }
  const transaction =
    row.transaction_id === null
      ? null
      : {
          id: row.transaction_id,
          transaction_type_id: ensure(row.transaction_type_id, 'the type of the transaction'),
          business_id: ensure(row.business_id, 'the business of the transaction'),
          accreditation_id: row.accreditation_id,
        }
  return {
    id: row.id,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    data: { subject, message, link, from, transaction },
  }
}

/** The notification of this person, held until the act commits. */
export function lockNotification(tx: Tx, id: number, user_id: number) {
  return tx
    .selectFrom('notifications')
    .select(['id', 'read_at'])
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
}
