import { registerRead } from '@lading/contract/forms/changes/change'
import { typesSharingAnswers } from '@lading/contract/filing/shared-answers'
import type { Filing } from '@lading/contract/filing/filing'
import { formOfType } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import { isRenewal, writesRegister } from '@lading/domain/transactions/family'
import { endedStatuses, openStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { registerFor } from '#modules/workflow/transactions/register-for'
import { scopesRenewed } from '#modules/workflow/transactions/scopes-renewed'
import { wasApplied } from '#modules/workflow/transactions/profile-after'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { Open } from './what-is-open.ts'

type Registered = Pick<LockedTransaction, 'transaction' | 'accreditation'>

/** The register's answers to the questions of a change or renewal, until its own are among them. */
export async function registerNow(db: Db, { transaction, accreditation }: Registered): Promise<Form | null> {
  const { id, type, register, status } = transaction
  if (register === null || endedStatuses.includes(status) || !writesRegister(type)) return null
  if (await wasApplied(db, id)) return null
  const renewed = isRenewal(type) ? await scopesRenewed(db, accreditation) : undefined
  return registerRead(formOfType(type), { ...(await registerFor(db, transaction)), ...renewed })
}

/** What its client must know of the register and of others that change it, while they may still answer. */
export async function meanwhileOf(
  db: Db,
  found: Registered,
  open: Open,
): Promise<Pick<Filing, 'register_now' | 'also_open'>> {
  if (open === 'nothing') return { register_now: null, also_open: [] }
  return { register_now: await registerNow(db, found), also_open: await alsoOpen(db, found.transaction) }
}

/** The few of one business, by its index. */
async function alsoOpen(db: Db, { id, type, business_id }: TransactionRow): Promise<Filing['also_open']> {
  if (!writesRegister(type)) return []
  const types = typesSharingAnswers(type)
  if (types.length === 0) return []
  return db
    .selectFrom('transactions')
    .select(['id as transaction_id', 'accreditation_id', 'reference', 'type', 'agency'])
    .where('business_id', '=', business_id)
    .where('type', 'in', types)
    .where('status', 'in', [...openStatuses])
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .execute()
}
