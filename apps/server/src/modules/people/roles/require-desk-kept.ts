import type { Role } from '@lading/contract/people/roles'
import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { deskMark } from '@lading/domain/workflow/who'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'

const marks: readonly string[] = [deskMark.EVA, deskMark.LEG]
const isOfDesk = (permissions: readonly string[]) => permissions.some((name) => marks.includes(name))

/**
 * A role that is no longer that of an evaluator or hearing officer leaves none of its holders transactions that they cannot
 * work on, as an account that loses the role (`require-no-open-transactions.ts`). Throws 409.
 */
export async function requireDeskKept(tx: Tx, before: Role, permissions: readonly string[]): Promise<void> {
  if (!isOfDesk(before.permissions) || isOfDesk(permissions)) return
  const { open } = await tx
    .selectFrom('transactions as t')
    .innerJoin('user_roles as ur', 'ur.user_id', 't.processor_id')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('ur.role_id', '=', before.id)
    .where('t.status', 'in', [...evaluatorsStatuses])
    .where(
      sql<SqlBool>`not exists (select from user_roles other
        join role_permissions rp on rp.role_id = other.role_id join permissions named on named.id = rp.permission_id
        where other.user_id = t.processor_id and other.role_id <> ${before.id} and named.name in (${sql.join(marks)}))`,
    )
    .executeTakeFirstOrThrow()
  if (open === 0) return
  const what = open === 1 ? 'An open transaction is' : `${open} open transactions are`
  throw refused(`${what} assigned to people with this role. Route what they have to other evaluators first.`)
}
