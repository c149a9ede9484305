import { actionRow } from '@lading/domain/workflow/actions/actions'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { TransactionRow } from './transaction-row.ts'

/** What happened since the person last looked: for a 409 that says more than no. */
export async function staleDetails(db: Db, { id, version, status }: TransactionRow, actor: Caller) {
  const last = await db
    .selectFrom('transaction_steps as s')
    .leftJoin('users as u', 'u.id', 's.by_user_id')
    .select(['s.action', 's.at', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix', 'u.audience'])
    .where('s.transaction_id', '=', id)
    .orderBy('s.id', 'desc')
    .executeTakeFirst()
  return {
    version,
    status,
    last_step: last && {
      label: actionRow(last.action).label,
      at: last.at.toISOString(),
      by: byWhom(last, actor),
    },
  }
}

/** The client learns that it was the agency, not who there. */
function byWhom(person: { [Key in keyof Named]: Named[Key] | null }, { audience }: Caller): string {
  if (person.last_name === null) return 'The portal'
  if (person.audience === 'staff' && audience === 'customer') return 'The agency'
  return fullName(person as Named)
}

type Named = Parameters<typeof fullName>[0] & { audience: string }
