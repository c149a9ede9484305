import { documentBlockers } from '@lading/contract/filing/check-filing'
import { Submission } from '@lading/contract/filing/submission'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Form } from '@lading/domain/filing/form-path'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { invalid } from '#platform/problem'
import type { AreaFaults, Preparation, WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { maySee } from '#modules/workflow/transactions/may-see'
import type { ChangedRows, TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { checklistFor } from '../reading/checklist.ts'
import { askedOfDraft } from '../reading/days-of-form.ts'
import { currentDocuments } from '../reading/filing.queries.ts'
import { blockersOf, requireNone, withFiles, type Errors } from './require-complete.ts'
import { requireReviewed } from '../reading/require-reviewed.ts'
import { signatureErrors } from './signature-errors.ts'

/** The answers as they are kept, and the rows that were written on their account. */
export interface SettledFiling extends ChangedRows {
  readonly form: Form
}

/** What an area does with a complete form as it is filed: what it writes elsewhere. A refusal undoes the filing. */
export type Settle = (tx: Tx, context: TransactionContext, actor: Caller, now: Date) => Promise<SettledFiling>

/** The conditions of an area, and what it does once they are met. */
interface AreaRules {
  readonly faults?: AreaFaults
  readonly settle?: Settle
}

const nothing: AreaFaults = async () => ({})
const asItIs: Settle = async (_tx, { transaction }) => ({ form: transaction.form })

/** What a filing is asked at each of its submissions, with the conditions of its own area. */
export function filingPreparations({
  faults = nothing,
  settle = asItIs,
}: AreaRules = {}): WorkflowHandlers['preparations'] {
  const rules = { faults, settle }
  return {
    submit: prepareSubmission(rules),
    'submit-with-documents-to-follow': prepareSubmission(rules),
    'complete-requirements': prepareCompletion,
    resubmit: prepareResubmission(rules),
  }
}

/** A draft is filed as it was reviewed: refused with the difference where it moved, complete, declared and signed. */
const prepareSubmission =
  ({ faults, settle }: Required<AreaRules>): Preparation =>
  async (tx, context, answers, actor, now) => {
    const { transaction, settings } = context
    if (transaction.status !== Status.draft) return undefined
    maySee(transaction, actor)
    const checklist = await checklistFor(tx, context, transaction.form, now)
    const documents = await currentDocuments(tx, transaction.id)
    const stands = { transaction, documents, checklist: askedOfDraft(checklist, transaction.form) }
    const reviewed = Reviewed.safeParse(answers)
    if (reviewed.success) requireReviewed(stands, reviewed.data)
    // All that is wrong is told at once: what is declared here, and what the form and its documents lack.
    const parsed = Submission.safeParse(answers)
    const declared = parsed.success ? parsed.data : undefined
    const blockers = await blockersOf(tx, context, stands, now)
    requireNone(blockers, {
      ...declarationErrors(parsed, settings.text('privacy.version')),
      ...(declared && (await signatureErrors(tx, declared.signature_name, context, actor))),
      ...(await faults(tx, transaction, now)),
    })
    const { form, ...changed } = await settle(tx, context, actor, now)
    const filed = await updateTransaction(tx, transaction, {
      form: asJson(form),
      requirements: asJson(checklist),
      declared_at: now,
      ...(declared && { signature_name: declared.signature_name, delivery: declared.delivery }),
    })
    return { ...changed, ...filed }
  }

/** What answers a return is filed as it was reviewed too. */
const prepareResubmission =
  ({ faults, settle }: Required<AreaRules>): Preparation =>
  async (tx, context, answers, actor, now) => {
    const { transaction } = context
    if (transaction.status !== Status.forClientAction) return undefined
    maySee(transaction, actor)
    const checklist = transaction.requirements
    const documents = await currentDocuments(tx, transaction.id)
    const stands = { transaction, documents, checklist }
    const reviewed = Reviewed.safeParse(answers)
    if (!reviewed.success) throw invalid({ content_hash: ['Review the filing before you submit it.'] })
    requireReviewed(stands, reviewed.data)
    requireNone(await blockersOf(tx, context, stands, now), await faults(tx, transaction, now))
    const { form, ...changed } = await settle(tx, context, actor, now)
    return { ...changed, ...(await updateTransaction(tx, transaction, { form: asJson(form) })) }
  }

/** A filing that is completed is received on that day: all its documents bear their days, and are in force. */
const prepareCompletion: Preparation = async (tx, { transaction }, _answers, actor, now) => {
  if (transaction.status !== Status.forRequirementCompletion) return
  maySee(transaction, actor)
  const documents = await currentDocuments(tx, transaction.id)
  requireNone(documentBlockers(withFiles(transaction.requirements, documents), manilaDay(now)))
}

const Reviewed = Submission.pick({ content_hash: true, form_version: true })

function declarationErrors(parsed: ReturnType<typeof Submission.safeParse>, privacy_version: string): Errors {
  if (parsed.success)
    return parsed.data.privacy_version === privacy_version
      ? {}
      : { privacy_version: ['The privacy notice has changed. Read it and accept it again.'] }
  const errors: Errors = {}
  for (const { path, message } of parsed.error.issues) (errors[path.join('.')] ??= []).push(message)
  return errors
}
