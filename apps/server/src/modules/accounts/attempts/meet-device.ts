import { paths } from '@lading/contract/addresses/paths'
import { formatInstant } from '@lading/domain/dates/format'
import { deviceName } from '@lading/domain/people/signing-in/device-name'
import type { Tx } from '#platform/database'
import { hashOf } from '#platform/random'
import { notify } from '#modules/notifications/notify'

interface Visit {
  readonly user_id: number
  /** What the browser calls itself; empty where it says nothing. */
  readonly device: string
  readonly user_agent: string
  readonly ip: string
}

/** What is kept of the name that a browser gives itself. */
export const deviceHash = (user_id: number, device: string) => hashOf(`${user_id} ${device}`)

/** Keeps that an account is used from a browser, and tells the owner when it is another than ever before. */
export async function meetDevice(tx: Tx, { user_id, device, ...seen }: Visit, now: Date): Promise<void> {
  const device_hash = deviceHash(user_id, device)
  const known = await tx.selectFrom('known_devices').select('device_hash').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('known_devices')
    .values({ user_id, device_hash, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
  const isFirst = known.length === 0 // of the account: its owner has just made it
  if (!isFirst && !known.some((one) => one.device_hash === device_hash)) await tellOwner(tx, user_id, seen, now)
}

function tellOwner(tx: Tx, user_id: number, { user_agent, ip }: Pick<Visit, 'user_agent' | 'ip'>, now: Date) {
  const message =
    `<p>Your account was signed in to from a browser not used before: ` +
    `${deviceName(user_agent)}, from the address ${ip}, on ${formatInstant(now)}.</p>` +
    '<p>If this was you, no action is needed from you. If not, change your password immediately; this ends all other sessions.</p>'
  const subject = 'A sign-in from a new device'
  const mail = 'Your account was signed in to from a new device'
  return notify(tx, { user_ids: [user_id], subject, message, link: paths.changePassword(), mail }, now)
}
