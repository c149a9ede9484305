import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import type { Filing } from '@lading/contract/filing/filing'
import { formOfType } from '@lading/contract/transaction-types'
import { familyOf } from '@lading/domain/transactions/family'
import { scopeFlags, scopesOf } from '@lading/domain/transactions/scope'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { wasApplied } from '#modules/workflow/transactions/profile-after'
import { scopesBefore } from '#modules/workflow/transactions/scopes-after'

/**
 * The scopes that the accreditation holds beside its change, as they were without it: one that comes back after it has
 * taken effect has not granted itself what it asks; of a policy those that it insures. Null of any other filing.
 */
export async function scopesHeld(db: Db, found: LockedTransaction): Promise<Filing['held']> {
  const { transaction, accreditation } = found
  const { type } = transaction
  if ((familyOf(type) !== 'change' && definitionOf(type).report_on !== 'policy') || !accreditation) return null
  const { adds, gives_up } = formOfType(type).scopeChange(transaction.form)
  const isWritten = adds.length + gives_up.length > 0 && (await wasApplied(db, transaction.id))
  return isWritten ? scopesBefore(found) : scopeFlags(scopesOf(accreditation))
}
