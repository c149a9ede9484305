import type { Filing } from '@lading/contract/filing'
import { familyOf } from '@lading/domain/transactions/family'
import { scopeFlags, scopesOf } from '@lading/domain/transactions/scope'
import type { LockedTransaction } from '#modules/workflow/lock-transaction'

/** The scopes that the accreditation holds today beside its change; null where no change of it is filed. */
export const scopesHeld = ({ transaction, accreditation }: LockedTransaction): Filing['held'] =>
  familyOf(transaction.type) === 'change' && accreditation ? scopeFlags(scopesOf(accreditation)) : null
