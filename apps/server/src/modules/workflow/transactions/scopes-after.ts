import { formOfType } from '@lading/contract/transaction-types'
import { scopeFlags, scopesOf, type Scope } from '@lading/domain/transactions/scope'
import { scopesAfter as after, scopesBefore as before } from '@lading/domain/transactions/scope-change'
import type { LockedTransaction } from './lock-transaction.ts'
import type { TransactionRow } from './transaction-row.ts'

interface Found {
  readonly transaction: Pick<TransactionRow, 'type' | 'form'>
  readonly accreditation: LockedTransaction['accreditation']
}

/** The scopes of the accreditation as a transaction leaves it: those of today, with what its answers add and give up. */
export const scopesAfter = (found: Found): Record<Scope, 0 | 1> => after(heldIn(found), changeIn(found))

/** The scopes of the accreditation without that change, whether it is applied already or not. */
export const scopesBefore = (found: Found): Record<Scope, 0 | 1> => before(heldIn(found), changeIn(found))

/** The scopes that the accreditation holds today. */
export const scopesHeldNow = (found: Found): Record<Scope, 0 | 1> => scopeFlags(scopesOf(heldIn(found)))

const heldIn = ({ accreditation }: Found) => accreditation ?? scopeFlags([])
const changeIn = ({ transaction: { type, form } }: Found) => formOfType(type).scopeChange(form)
