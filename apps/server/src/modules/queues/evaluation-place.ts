import { typesOf } from '@lading/domain/transactions/family'
import { claimableStatuses } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import type { evaluationPlace as contract } from '@lading/contract/queues'
import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { cappedCount } from '#platform/paging'
import { sqlOf } from '#platform/sql-of'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'

type Place = z.input<typeof contract.reply>

/**
 * How much of what waits for evaluation at the agency of a transaction is taken up before it: what was filed earlier, exactly
 * to a thousand. It is read from an index of its own that holds nothing else. Throws 404 for strangers.
 */
export async function evaluationPlace(db: Db, transaction_id: number, actor: Caller): Promise<Place> {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  if (transaction.status !== Status.forEvaluation) return { earlier: null }
  const before = db
    .selectFrom('transactions as t')
    .where(waits)
    .where('t.agency', '=', transaction.agency)
    .where(
      sql<SqlBool>`(t.filed_at, t.id) < ((select filed_at from transactions where id = ${transaction_id}), ${transaction_id}::int)`,
    )
  return { earlier: await cappedCount(db, before) }
}

/** In the words of the index: as parameters the planner could not tell that they fit. Cases are no client's. */
const waits = sql<SqlBool>`t.status in (${sqlOf(...claimableStatuses)}) and t.type not in (${sqlOf(...typesOf('case'))})`
