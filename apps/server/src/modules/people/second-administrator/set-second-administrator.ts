import type {
  SecondAdministrator,
  setSecondAdministrator as contract,
} from '@lading/contract/people/second-administrator'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from './hold-administration.ts'
import { notifyOfWaiting } from './notify-administrators.ts'
import { keepChange } from './waiting-changes.queries.ts'
import {
  secondAdministratorNow,
  writeSecondAdministrator,
  secondAdministratorObject,
  secondAdministratorNotice,
} from './second-administrator.queries.ts'

/** Asks two from now on; that two are no longer asked waits for a second one itself. */
export async function setSecondAdministrator(
  tx: Tx,
  { is_on, version }: z.output<(typeof contract)['body']>,
  actor: Caller,
  now: Date,
): Promise<SecondAdministrator> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const before = await secondAdministratorNow(tx, actor)
  if (before.version !== version || before.is_on === is_on)
    throw refused('The rule was changed by another user.', before)
  if (is_on) {
    if (before.administrators < 2)
      throw refused('There is no other administrator to confirm. Appoint another administrator first.')
    await writeSecondAdministrator(tx, true)
    await record(tx, { ...secondAdministratorObject, action: 'ask-second-administrator' }, actor, now)
  } else {
    await keepChange(tx, null, { before: {}, wanted: { is_on } }, actor, now)
    await record(tx, { ...secondAdministratorObject, action: 'ask-end-of-second-administrator' }, actor, now)
    await notifyOfWaiting(tx, secondAdministratorNotice, actor, now)
  }
  return secondAdministratorNow(tx, actor)
}
