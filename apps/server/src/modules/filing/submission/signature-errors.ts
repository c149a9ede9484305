import { formOfType } from '@lading/contract/transaction-types'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { signatureFault } from '@lading/domain/people/particulars/signature'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { Errors } from './require-complete.ts'

/** Refuses a signature that is neither the name of who submits nor that of the representative, filed or registered. */
export async function signatureErrors(
  tx: Tx,
  signature_name: string,
  { transaction, profile }: Pick<LockedTransaction, 'transaction' | 'profile'>,
  actor: Caller,
): Promise<Errors> {
  const account = await tx
    .selectFrom('users')
    .select(['first_name', 'middle_name', 'last_name', 'suffix'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  const filed = formOfType(transaction.type).representative(transaction.form)
  const fault = signatureFault(signature_name, [signedName(account), filed ?? profile.representative_name])
  return fault ? { signature_name: [fault] } : {}
}
