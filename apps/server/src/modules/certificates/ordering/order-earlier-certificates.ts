import { certifiedStatuses } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import { theSystem } from '#platform/caller'
import type { Db } from '#platform/database'
import type { Deps } from '#platform/deps'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { transactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { orderBranchCertificates } from './order-branch-certificates.ts'
import { orderCertificate } from './order-certificate.ts'

/**
 * Orders the certificates of each accreditation beyond approval that has none, signed by who approved it, on that day:
 * transactions that came into the register by another way than this portal's own approval, as a demo's do.
 */
export async function orderEarlierCertificates(deps: Pick<Deps, 'db' | 'keys' | 'config'>): Promise<number> {
  const approvals = await approvalsWithoutCertificate(deps.db)
  const orders = [orderCertificate(deps), orderBranchCertificates(deps)]
  await deps.db.transaction().execute(async (tx) => {
    const settings = await transactionSettings(tx)
    for (const { transaction_id, approved_by, approved_at } of approvals) {
      const found = await findTransaction(tx, transaction_id)
      const signer = { ...theSystem, user_id: ensure(approved_by, `who approved transaction ${transaction_id}`) }
      for (const order of orders) await order(tx, { ...found, settings }, signer, approved_at)
    }
  })
  return approvals.length
}

function approvalsWithoutCertificate(db: Db) {
  return db
    .selectFrom('accreditations as a')
    .innerJoin('transaction_steps as approval', 'approval.transaction_id', 'a.transaction_id')
    .select(['approval.transaction_id', 'approval.by_user_id as approved_by', 'approval.at as approved_at'])
    .where('approval.to_status', '=', Status.approved)
    .where('approval.by_user_id', 'is not', null)
    .where('a.status', 'in', [...certifiedStatuses])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('issued_documents as d')
            .select('d.id')
            .whereRef('d.accreditation_id', '=', 'a.id')
            .where('d.kind', '=', 'certificate'),
        ),
      ),
    )
    .distinctOn('a.id')
    .orderBy('a.id')
    .orderBy('approval.id', 'desc')
    .execute()
}
