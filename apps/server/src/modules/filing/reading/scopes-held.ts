import type { Filing } from '@lading/contract/filing'
import { formOfType } from '@lading/contract/transaction-types'
import { familyOf } from '@lading/domain/transactions/family'
import { scopeFlags, scopesOf } from '@lading/domain/transactions/scope'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { writtenBefore } from '#modules/workflow/transactions/profile-after'
import { scopesBefore } from '#modules/workflow/transactions/scopes-after'

/**
 * The scopes that the accreditation holds beside its change, as they were without it: one that comes back after it has
 * taken effect has not granted itself what it asks. Null where no change of an accreditation is filed.
 */
export async function scopesHeld(db: Db, found: LockedTransaction): Promise<Filing['held']> {
  const { transaction, accreditation } = found
  if (familyOf(transaction.type) !== 'change' || !accreditation) return null
  const { adds, gives_up } = formOfType(transaction.type).scopeChange(transaction.form)
  const isWritten = adds.length + gives_up.length > 0 && (await writtenBefore(db, transaction.id)) !== undefined
  return isWritten ? scopesBefore(found) : scopeFlags(scopesOf(accreditation))
}
