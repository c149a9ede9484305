import { applicationForm } from '@lading/contract/forms/business/application'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import { requireOpen } from '#modules/filing/reading/what-is-open'
import { applicationOf } from '#modules/workflow/transactions/application-of'
import { lockTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'

interface ConfirmSectionsInput {
  /** The accreditation that the renewal makes. */
  readonly id: number
  readonly sections: readonly string[]
}

/** Keeps which further sections of a renewal's draft its client found still right. Throws 400 for one there is not, 409 once it is filed. */
export async function confirmSections(
  tx: Tx,
  { id: accreditation_id, sections }: ConfirmSectionsInput,
  actor: Caller,
  now: Date,
): Promise<FilingRead> {
  const id = await applicationOf(tx, accreditation_id)
  const { transaction } = await lockTransaction(tx, id)
  maySee(transaction, actor)
  requireOpen(transaction, actor)
  const unknown = sections.find((section) => !Object.hasOwn(applicationForm.sections, section))
  if (unknown !== undefined) throw invalid({ sections: [`There is no section “${unknown}”.`] })
  const confirmed_sections = [...new Set([...transaction.confirmed_sections, ...sections])]
  await updateTransaction(tx, transaction, { confirmed_sections, last_activity_at: now })
  const facts = { sections: confirmed_sections }
  await record(
    tx,
    { action: 'confirm-sections', object: 'transaction', object_id: id, transaction_id: id, facts },
    actor,
    now,
  )
  return filingOf(tx, id, actor, now)
}
