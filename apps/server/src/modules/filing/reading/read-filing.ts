import { isDenied, isToPay, unsubmittedStatuses } from '@lading/domain/transactions/status-groups'
import type { Filing } from '@lading/contract/filing/filing'
import { isFree } from '@lading/contract/filing/is-free'
import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import { formOfType } from '@lading/contract/transaction-types'
import { minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { workingDaysBetween } from '@lading/domain/dates/working-days'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { officeOf, type Office } from '#platform/office'
import { assessmentOf } from '#modules/fees/assessment-of'
import { standingDocumentsOf } from '#modules/documents/issued/issued-documents-of'
import { capitalDay } from '#modules/workflow/transactions/capital-asked'
import { findTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { scopesAfter } from '#modules/workflow/transactions/scopes-after'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { asReadBy, documentsReadBy, readsAsFiled, unanswered } from './as-filed.ts'
import { certifiedOtherwise } from './certified-otherwise.ts'
import { checklistOf } from './checklist.ts'
import { closedWords } from './closed-words.ts'
import { onCompletion } from './completion-day.ts'
import { contentHash } from './content-hash.ts'
import { counterpartRead } from './counterpart.ts'
import { openReturns, peopleOf, type CurrentDocument } from './filing.queries.ts'
import { answersFiled, limitsOf } from './limits-of.ts'
import { openedDocuments } from './opened-documents.ts'
import { contentOf } from './require-reviewed.ts'
import { pickupOf } from './pickup.ts'
import { meanwhileOf } from './register-now.ts'
import { scopesHeld } from './scopes-held.ts'
import { isDocumentOpen, whatIsOpen } from './what-is-open.ts'
import { whereItStands } from './where-it-stands.ts'
import type { FilingRead } from './filing-read.ts'

/**
 * A whole filing as this person may see it: staff read what was filed last while the client corrects it. Throws 404 for
 * strangers, and for staff while it is a draft.
 */
export async function filingOf(db: Db, transaction_id: number, actor: Caller, now: Date): Promise<FilingRead> {
  const stands = await findTransaction(db, transaction_id)
  requireVisible(stands, actor)
  const found = await asReadBy(db, stands, actor)
  const { transaction } = found
  const open = whatIsOpen(transaction, actor)
  const returns = transaction.status === Status.forClientAction ? await openReturns(db, transaction.id) : []
  const opened = await openedDocuments(db, transaction, returns)
  const documents = await documentsReadBy(db, transaction, actor)
  const checklist = await checklistOf(db, found, now)
  const assessment = await assessmentOf(db, found, now)
  const office = await officeOf(db)
  const today = manilaDay(now)
  return {
    transaction_id,
    accreditation_id: transaction.accreditation_id,
    reference: transaction.reference,
    type: transaction.type,
    agency: transaction.agency,
    status: transaction.status,
    been_in: await statusesOf(db, transaction),
    version: transaction.version,
    business_id: transaction.business_id,
    business_name: found.business_name,
    held: await scopesHeld(db, found),
    certified_otherwise: await certifiedOtherwise(db, found),
    business_user: await peopleOf(db, transaction.business_id),
    form_version: transaction.form_version,
    saved_at: transaction.updated_at.toISOString(),
    form: { ...transaction.form },
    register: transaction.register && { ...transaction.register },
    ...(await meanwhileOf(db, found, open)),
    counterpart: open === 'draft' ? await counterpartRead(db, found, now) : null,
    confirmed_sections: [...transaction.confirmed_sections],
    requirements: checklist.map((line) => ({
      ...line,
      is_open: isDocumentOpen(open, line.code, opened),
      files: documents
        .filter((file) => file.requirement_code === line.code)
        .map((file) => fileOf(file, isTold(transaction, actor))),
    })),
    assessment: { lines: [...assessment.lines], total: assessment.total, condoned: assessment.condoned },
    content_hash: contentHash(contentOf({ transaction, documents, checklist })),
    open,
    returns: readsAsFiled(transaction, actor) ? returns.map(unanswered) : returns,
    return_remarks: await writtenOn(db, Status.forClientAction, found),
    minimum_capital: leastCapital(office, found, now),
    limits: limitsOf(office.settings, transaction, now),
    filed: (await answersFiled(db, transaction)) as Filing['filed'],
    delivery: transaction.delivery as Filing['delivery'],
    signature_name: transaction.signature_name,
    queue_number: transaction.queue_number,
    submitted_at: transaction.submitted_at?.toISOString() ?? null,
    filed_at: transaction.filed_at?.toISOString() ?? null,
    ...clientDeadline(office, found, now),
    resubmissions: transaction.resubmissions,
    ...whereItStands(transaction, isFree({ type: transaction.type, assessment }), await closedWords(db, found, today)),
    on_completion: await onCompletion(db, found, office, today),
    missing_items: await writtenOn(db, Status.forRequirementCompletion, found),
    // The agency's own until it has decided: a proposal to disapprove may yet be overruled.
    denial_grounds: isDenied(transaction.status) ? transaction.grounds : '',
    issued_documents: await standingDocumentsOf(db, transaction.id, actor),
    pickup: await pickupOf(db, { transaction, ...office }, today),
  }
}

/** A draft belongs to the business alone until it is filed. Throws 404. */
export function requireVisible({ transaction }: LockedTransaction, actor: Caller): void {
  maySee(transaction, actor)
  const hidden: readonly number[] = actor.audience === 'customer' ? [Status.deleted] : unsubmittedStatuses
  if (hidden.includes(transaction.status)) throw notFound('Transaction')
}

/** What the evaluator finds is the applicant's to read once it was returned to them; until then it is a draft. */
function isTold({ status }: TransactionRow, actor: Caller): boolean {
  return actor.audience !== 'customer' || status === Status.forClientAction
}

function fileOf(file: CurrentDocument, told: boolean): RequirementLine['files'][number] {
  const { uploaded_at, decision, remark, sha256: _, replaces_id: __, carried_from, ...facts } = file
  return {
    ...facts,
    is_carried: carried_from !== null,
    uploaded_at: uploaded_at.toISOString(),
    decision: told ? (decision as RequirementLine['files'][number]['decision']) : null,
    remark: told ? remark : '',
  }
}

/** Where the form asks for scopes, or adds one: what the highest of them asks for. */
function leastCapital({ settings }: Office, found: LockedTransaction, now: Date): string | null {
  const { agency, type, form, register } = found.transaction
  const definition = formOfType(type)
  const isAdding = definition.scopeChange(form).adds.length > 0
  const scopes = isAdding ? scopesAfter(found) : definition.requirements(form, register).scopes
  if (!scopes) return null
  const on = capitalDay(found.transaction, now)
  return minimumCapital(settings.values, { agency, type, scopes, on }) ?? null
}

function clientDeadline({ calendar }: Office, { transaction }: LockedTransaction, now: Date) {
  const { client_deadline_on, client_days, status } = transaction
  if (!client_deadline_on) return { client_deadline_on, client_days_left: null, client_day_is_named: false }
  const client_days_left = workingDaysBetween(calendar, manilaDay(now), plainDate(client_deadline_on))
  return { client_deadline_on, client_days_left, client_day_is_named: isToPay(status) && client_days === null }
}

/** Which statuses it has been in, the one it is in last. */
async function statusesOf(db: Db, { id, status }: TransactionRow): Promise<Filing['been_in']> {
  const steps = await db
    .selectFrom('transaction_steps')
    .select(['from_status', 'to_status'])
    .where('transaction_id', '=', id)
    .orderBy('id')
    .execute()
  const all = [...steps.flatMap(({ from_status, to_status }) => [from_status, to_status]), status]
  return [...new Set(all.filter((one) => one !== null))]
}

/** What the agency wrote to the client when it sent the transaction to the status it is in; empty at any other. */
async function writtenOn(db: Db, status: Status, { transaction }: LockedTransaction): Promise<string> {
  if (transaction.status !== status) return ''
  const step = await db
    .selectFrom('transaction_steps')
    .select('remarks')
    .where('transaction_id', '=', transaction.id)
    .where('to_status', '=', status)
    .whereRef('from_status', 'is distinct from', 'to_status')
    .where('remarks_to_client', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return step?.remarks ?? ''
}
