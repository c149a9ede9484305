import { paths } from '@lading/contract/addresses/paths'
import type { SecondAdministrator } from '@lading/contract/people/second-administrator'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { administratorIds } from './hold-administration.ts'
import { SECOND_ADMINISTRATOR } from './needs-second-administrator.ts'
import { waitingChange } from './waiting-changes.queries.ts'

export const secondAdministratorNotice = { what: 'the rule that two administrators are asked', link: paths.roles() }

export const secondAdministratorObject = { object: 'setting', object_id: SECOND_ADMINISTRATOR } as const

/** Whether two are asked, and whether somebody wants to end that. */
export async function secondAdministratorNow(db: Db, actor: Caller): Promise<SecondAdministrator> {
  const { param_value, version } = await db
    .selectFrom('settings')
    .select(['param_value', 'version'])
    .where('param_key', '=', SECOND_ADMINISTRATOR)
    .executeTakeFirstOrThrow()
  const waiting = await waitingChange(db, null, actor)
  const administrators = (await administratorIds(db)).length
  return { is_on: param_value === 'true', version, administrators, change: waiting?.change ?? null }
}

export function writeSecondAdministrator(tx: Tx, is_on: boolean) {
  return tx
    .updateTable('settings')
    .set((eb) => ({ param_value: String(is_on), version: eb('version', '+', 1) }))
    .where('param_key', '=', SECOND_ADMINISTRATOR)
    .execute()
}
