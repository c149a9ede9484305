import type { Role } from '@lading/contract/people/roles'
import { typesOf } from '@lading/domain/transactions/family'
import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { deskMark } from '@lading/domain/workflow/who'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'

const desks = ['EVA', 'LEG'] as const
type EvaluatingDesk = (typeof desks)[number]

/**
 * A role that is no longer that of an evaluator or hearing officer leaves none of its holders transactions that they cannot
 * work on, as an account that loses the role (`require-no-open-transactions.ts`). Throws 409.
 */
export async function requireDeskKept(tx: Tx, before: Role, permissions: readonly string[]): Promise<void> {
  const isLost = (desk: EvaluatingDesk) =>
    before.permissions.includes(deskMark[desk]) && !permissions.includes(deskMark[desk])
  let open = 0
  for (const desk of desks.filter(isLost)) open += await leftBehind(tx, before.id, desk)
  if (open === 0) return
  const what = open === 1 ? 'An open transaction is' : `${open} open transactions are`
  throw refused(`${what} assigned to people with this role. Route what they have to other evaluators first.`)
}

/** How many transactions of a desk lie with people who have it by this role alone. */
async function leftBehind(tx: Tx, role_id: number, desk: EvaluatingDesk): Promise<number> {
  const { open } = await tx
    .selectFrom('transactions as t')
    .innerJoin('user_roles as ur', 'ur.user_id', 't.processor_id')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('ur.role_id', '=', role_id)
    .where('t.status', 'in', [...evaluatorsStatuses])
    .where('t.type', desk === 'LEG' ? 'in' : 'not in', [...typesOf('case')])
    .where(
      sql<SqlBool>`not exists (select from permissions named where named.name = ${deskMark[desk]} and (
        exists (select from user_permissions own where own.user_id = t.processor_id and own.permission_id = named.id)
        or exists (select from user_roles other join role_permissions rp on rp.role_id = other.role_id
          where other.user_id = t.processor_id and other.role_id <> ${role_id} and rp.permission_id = named.id)))`,
    )
    .executeTakeFirstOrThrow()
  return open
}
