import { checklistAfterReturn } from '@lading/domain/accreditation/checklist-after-return'
import type { RequiredDocument } from '@lading/domain/accreditation/requirement'
import { requirementsFor } from '@lading/domain/accreditation/requirements'
import type { BusinessForm } from '@lading/domain/business/business-form'
import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { requirementsOn } from '#platform/rule-tables'
import { filedLast } from '#modules/filing/filed-answers'
import type { AccreditationRow, LockedTransaction, TransactionRow } from '#modules/workflow/lock-transaction'
import { scopesOf } from './scope-paths.ts'

/** The checklist of an application: worked out anew while it is a draft, the frozen one from its filing on. */
export async function checklistOf(
  db: Db,
  { transaction, accreditation }: LockedTransaction,
  now: Date,
): Promise<RequiredDocument[]> {
  if (transaction.status !== Status.draft || !accreditation) return transaction.requirements as RequiredDocument[]
  return checklistFor(db, transaction, accreditation, now)
}

/** The checklist the answers ask for while they may be changed: a draft's is worked out anew, a return's starts from the filed one. */
export async function checklistWith(
  db: Db,
  transaction: TransactionRow,
  sought: Sought,
  now: Date,
): Promise<RequiredDocument[]> {
  const asked = await checklistFor(db, transaction, sought, now)
  if (transaction.status === Status.draft) return asked
  const { form, requirements } = await filedLast(db, transaction.id)
  const before = await checklistFor(db, { ...transaction, form }, { ...sought, ...scopesOf(form) }, now)
  return checklistAfterReturn({ filed: requirements, before, now: asked })
}

type Drafted = Pick<TransactionRow, 'type' | 'agency' | 'form'>
type Sought = Pick<AccreditationRow, 'domestic' | 'international' | 'nvocc' | 'is_migrated'>

/** What the catalogue of today asks of this form and these scopes. */
export async function checklistFor(
  db: Db,
  { type, agency, form }: Drafted,
  sought: Sought,
  now: Date,
): Promise<RequiredDocument[]> {
  const today = manilaDay(now)
  const filled = form as { form?: string; branches?: readonly unknown[] }
  const facts = {
    type,
    agency,
    form: (filled.form ?? '') as BusinessForm, // an empty one asks for nothing yet
    scopes: scopesOf(sought),
    branches: filled.branches?.length ?? 0,
    is_migrated: sought.is_migrated,
  }
  return requirementsFor(await requirementsOn(db, agency, today), facts, today)
}
