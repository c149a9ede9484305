import type {
  decideSecondAdministrator as decision,
  SecondAdministrator,
  setSecondAdministrator as contract,
} from '@lading/contract/second-administrator'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { administratorIds, requireRoleKeeper, holdAsAdministrator } from './hold-administration.ts'
import { SECOND_ADMINISTRATOR } from './needs-second-administrator.ts'
import { tellOfDecision, tellOfWaiting } from './notify-administrators.ts'
import { decideChange, keepChange, waitingChange } from './waiting-changes.queries.ts'

const about = { what: 'the rule that two administrators are asked', link: '/roles' }
const object = { object: 'setting', object_id: SECOND_ADMINISTRATOR } as const

/** Whether two are asked, and whether somebody wants to end that. */
export async function secondAdministratorNow(db: Db, actor: Caller): Promise<SecondAdministrator> {
  const { param_value, version } = await db
    .selectFrom('settings')
    .select(['param_value', 'version'])
    .where('param_key', '=', SECOND_ADMINISTRATOR)
    .executeTakeFirstOrThrow()
  const waiting = await waitingChange(db, null, actor)
  const administrators = (await administratorIds(db)).length
  return { is_on: param_value === 'true', version, administrators, change: waiting?.asked ?? null }
}

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
  if (before.version !== version || before.is_on === is_on) throw refused('The rule changed meanwhile.', before)
  if (is_on) {
    if (before.administrators < 2)
      throw refused('There is no other administrator who could confirm. Make somebody an administrator first.')
    await write(tx, true)
    await record(tx, { ...object, action: 'ask-second-administrator' }, actor, now)
  } else {
    await keepChange(tx, null, { before: {}, wanted: { is_on } }, actor, now)
    await record(tx, { ...object, action: 'ask-end-of-second-administrator' }, actor, now)
    await tellOfWaiting(tx, about, actor, now)
  }
  return secondAdministratorNow(tx, actor)
}

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
  if (input.decision === 'confirm') await write(tx, false)
  const facts = { change_id: change.id, asked_by: change.asked_by }
  await record(tx, { ...object, action: `${input.decision}-end-of-second-administrator`, facts }, actor, now)
  await tellOfDecision(tx, about, { ...input, asked_by: change.asked_by }, actor, now)
  return secondAdministratorNow(tx, actor)
}

function write(tx: Tx, is_on: boolean) {
  return tx
    .updateTable('settings')
    .set((eb) => ({ param_value: String(is_on), version: eb('version', '+', 1) }))
    .where('param_key', '=', SECOND_ADMINISTRATOR)
    .execute()
}
