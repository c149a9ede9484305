import type { AdminUser } from '@lading/contract/people/admin-users'
import { deskMark } from '@lading/domain/workflow/who'
import type { Db } from '#platform/database'
import { refused } from '#platform/problem'
import { rightsOf, type Rights } from './rights.ts'

/** Nobody routes at that status: the approving officer returns it. */
const AT_LETTER = 'One that waits for its letter of authority can be routed once the approving officer has returned it.'

/** Whose account is deleted leaves no work behind that only they have. Throws 409. */
export function requireNoOpenTransactions({ open_transactions }: Pick<AdminUser, 'open_transactions'>): void {
  if (open_transactions === 0) return
  const what =
    open_transactions === 1
      ? 'An open transaction is assigned to them. Route it to another evaluator first.'
      : `${open_transactions} open transactions are assigned to them. Route these to another evaluator first.`
  throw refused(`${what} ${AT_LETTER}`)
}

/** The same of who leaves an agency, or a desk to which transactions are assigned. Throws 409. */
export async function requireWorkKept(db: Db, account: AdminUser, wanted: Rights): Promise<void> {
  const leavesDesk = async () => {
    const kept = await desksOf(db, wanted)
    return [...(await desksOf(db, rightsOf(account)))].some((mark) => !kept.has(mark))
  }
  if (wanted.agency !== account.agency || (await leavesDesk())) requireNoOpenTransactions(account)
}

/** Of the evaluators' desk and the hearing officers', those whose marks these rights hold. */
async function desksOf(db: Db, { role_ids, permissions }: Rights): Promise<ReadonlySet<string>> {
  const marks = [deskMark.EVA, deskMark.LEG]
  const own = marks.filter((mark) => permissions.includes(mark))
  if (role_ids.length === 0) return new Set(own)
  const given = await db
    .selectFrom('role_permissions as rp')
    .innerJoin('permissions as named', 'named.id', 'rp.permission_id')
    .select('named.name')
    .where('rp.role_id', 'in', [...role_ids])
    .where('named.name', 'in', marks)
    .execute()
  return new Set([...own, ...given.map(({ name }) => name)])
}
