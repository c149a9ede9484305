import { typesOf } from '@lading/domain/transactions/family'
import { claimableStatuses } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import type { evaluationPlace as contract } from '@lading/contract/queues'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { sqlOf } from '#platform/sql-of'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'

type Place = z.input<typeof contract.reply>

/**
 * The place of a transaction among all that waits for evaluation at its agency, in the order in which it is taken up: by
 * filing. Only what waits is read, from an index of its own that holds nothing else. Throws 404 for strangers.
 */
export async function evaluationPlace(db: Db, transaction_id: number, actor: Caller): Promise<Place> {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  if (transaction.status !== Status.forEvaluation) return { place: null, waiting: 0 }
  const { rows } = await sql<{ place: number; waiting: number }>`
    select count(*)::int as waiting, count(*) filter (where (t.filed_at, t.id) <= (own.filed_at, own.id))::int as place
    from transactions t, (select filed_at, id from transactions where id = ${transaction_id}) own
    where ${waits} and t.agency = ${transaction.agency}`.execute(db)
  return rows[0] ?? { place: null, waiting: 0 }
}

/** In the words of the index: as parameters the planner could not tell that they fit. Cases are no client's. */
const waits = sql`t.status in (${sqlOf(...claimableStatuses)}) and t.type not in (${sqlOf(...typesOf('case'))})`
