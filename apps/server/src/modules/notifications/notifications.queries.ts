import type { Notification } from '@lading/contract/notifications'
import { ensure } from '@lading/domain/ensure'
import { someIds } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { cappedCount, pageOf } from '#platform/paging'
import { notificationTotal } from './notification-totals.ts'

interface Page {
  readonly page: number
  readonly per_page: number
}

/** What one person was told, newest first, and how much they have not read, exactly to a thousand. */
export async function notificationsOf(db: Db, user_id: number, page: Page) {
  const told = db.selectFrom('notifications as n').select('n.id').where('n.user_id', '=', user_id)
  const latest = { ...page, order_by: 'id', sort_by: 'desc' } as const
  const { data, total } = await pageOf(told, latest, { id: 'n.id' }, 'n.id', notificationTotal(db, user_id))
  const rows = await notificationRows(
    db,
    data.map(({ id }) => id),
  ).execute()
  const { total: unread } = await cappedCount(db, told.where('n.read_at', 'is', null))
  return { data: rows.map(asNotification), total, unread }
}

function notificationRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('notifications as n')
    .leftJoin('users as f', 'f.id', 'n.from_user_id')
    .leftJoin('transactions as t', 't.id', 'n.transaction_id')
    .select(['n.id', 'n.read_at', 'n.created_at', 'n.subject', 'n.message', 'n.link'])
    .select(['f.email', 'f.first_name', 'f.last_name'])
    .select(['t.id as transaction_id', 't.type as transaction_type_id', 't.business_id', 't.accreditation_id'])
    .where('n.id', 'in', someIds(ids))
    .orderBy('n.id', 'desc')
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
