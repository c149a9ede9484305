import type {
  decideSecondAdministrator as decision,
  SecondAdministrator,
} from '@lading/contract/people/second-administrator'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from './hold-administration.ts'
import { notifyOfDecision } from './notify-administrators.ts'
import { decideChange } from './waiting-changes.queries.ts'
import {
  writeSecondAdministrator,
  secondAdministratorObject,
  secondAdministratorNotice,
  secondAdministratorNow,
} from './second-administrator.queries.ts'

/** The second administrator agrees that the rule ends, or not; who asked may take it back. */
export async function decideSecondAdministrator(
  tx: Tx,
  input: z.output<(typeof decision)['body']>,
  actor: Caller,
  now: Date,
): Promise<SecondAdministrator> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const change = await decideChange(tx, null, input, actor, now)
  if (input.decision === 'confirm') await writeSecondAdministrator(tx, false)
  const facts = { change_id: change.id, asked_by: change.asked_by }
  await record(
    tx,
    { ...secondAdministratorObject, action: `${input.decision}-end-of-second-administrator`, facts },
    actor,
    now,
  )
  await notifyOfDecision(tx, secondAdministratorNotice, { ...input, asked_by: change.asked_by }, actor, now)
  return secondAdministratorNow(tx, actor)
}
