import type { SecondFactor } from '@lading/contract/second-factor/second-factor'
import type { Act } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { notFound } from '#platform/problem'
import { record } from '#modules/audit/record'
import { secondFactorOf } from './second-factor.queries.ts'

interface RenamePasskeyInput {
  readonly id: number
  readonly name: string
}

/** Another name for one of the caller's passkeys. */
export const renamePasskey =
  ({ config }: Pick<Deps, 'config'>): Act<RenamePasskeyInput, SecondFactor> =>
  async (tx, { id, name }, actor, now) => {
    const { user_id } = actor
    const renamed = await tx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) throw notFound('Passkey')
    const facts = { passkey: name }
    await record(tx, { action: 'rename-passkey', object: 'user', object_id: user_id, facts }, actor, now)
    return secondFactorOf({ db: tx, config }, actor)
  }
