import { isRenewal } from '@lading/domain/transactions/family'
import { formOfType } from '@lading/contract/transaction-types'
import { checklistAfterReturn } from '@lading/domain/accreditation/requirements/checklist-after-return'
import type { Circumstance, RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { requirementsFor, type RequirementFacts } from '@lading/domain/accreditation/requirements/requirements'
import type { BusinessForm } from '@lading/domain/business/business-form'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { requirementsOn } from '#platform/rule-tables'
import { documentsKept } from '#modules/documents/registered/registered-documents.queries'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { scopesAfter } from '#modules/workflow/transactions/scopes-after'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { askedOfDraft } from './days-of-form.ts'
import { filedLast } from './filed-answers.ts'

/** The checklist of a filing: worked out anew while it is a draft, the frozen one from its filing on. */
export async function checklistOf(db: Db, found: LockedTransaction, now: Date): Promise<readonly RequiredDocument[]> {
  const { transaction } = found
  if (transaction.status !== Status.draft) return transaction.requirements
  return askedOfDraft(await checklistFor(db, found, transaction.form, now), transaction.form)
}

/** The checklist these answers ask for while they may be changed: a draft's is worked out anew, a return's starts from the filed one. */
export async function checklistWith(db: Db, found: LockedTransaction, form: Form, now: Date) {
  const asked = await checklistFor(db, found, form, now)
  if (found.transaction.status === Status.draft) return asked
  const filed = await filedLast(db, found.transaction)
  const before = await checklistFor(db, found, filed.form, now)
  return checklistAfterReturn({ filed: filed.requirements, before, now: asked })
}

type ChecklistSource = Pick<LockedTransaction, 'accreditation' | 'profile'> & {
  readonly transaction: Pick<TransactionRow, 'type' | 'agency'>
}

/** What the catalogue of today asks of these answers. */
export async function checklistFor(db: Db, found: ChecklistSource, form: Form, now: Date): Promise<RequiredDocument[]> {
  const today = manilaDay(now)
  const { agency } = found.transaction
  const asked = requirementFacts(found, form)
  const circumstances = [...(asked.circumstances ?? []), ...(await registrationEnded(db, found, today))]
  const facts = { ...asked, circumstances, is_migrated: await isOfMigrated(db, found.accreditation) }
  return requirementsFor(await requirementsOn(db, agency, today), facts, today)
}

/** Whether the certificate of registration on file has ended, which a renewal asks again. */
async function registrationEnded(
  db: Db,
  { transaction: { type }, accreditation }: ChecklistSource,
  today: PlainDate,
): Promise<Circumstance[]> {
  if (!isRenewal(type) || !accreditation) return []
  const kept = await documentsKept(db, accreditation.business_id)
  const last = kept.find(({ kind }) => kind === 'registration-certificate')?.valid_until
  return last && last < today ? ['registration-ended'] : []
}

/** Whether the accreditation, or the one that it renews, came from an earlier system without its documents. */
async function isOfMigrated(db: Db, accreditation: ChecklistSource['accreditation']): Promise<boolean> {
  if (accreditation === null) return false // nothing is held that an earlier system could have made
  const previous_id = accreditation.previous_accreditation_id
  if (previous_id === null) return accreditation.is_migrated
  const previous = await db
    .selectFrom('accreditations')
    .select('is_migrated')
    .where('id', '=', previous_id)
    .executeTakeFirstOrThrow()
  return previous.is_migrated
}

/** What the list depends on: the register and the accreditation, and what the form itself answers and changes. */
function requirementFacts({ transaction: { type, agency }, accreditation, profile }: ChecklistSource, form: Form) {
  const facts: RequirementFacts = {
    type,
    agency,
    form: profile.form as BusinessForm, // an empty one asks for nothing yet
    scopes: scopesAfter({ transaction: { type, form }, accreditation }),
  }
  return { ...facts, ...formOfType(type).requirements(form, { ...profile }) }
}
