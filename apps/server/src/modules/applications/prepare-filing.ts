import { isApplication } from '@lading/domain/transactions/family'
import { Submission, type MovedSinceReview } from '@lading/contract/filing'
import type { RequiredDocument } from '@lading/domain/accreditation/requirement'
import type { Form } from '@lading/domain/filing/form-path'
import { opensTraining } from '@lading/domain/filing/returned-answer'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { invalid, refused } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { isFiledOtherwise } from '#modules/filing/filed-answers'
import type { LockedTransaction } from '#modules/workflow/lock-transaction'
import { maySee } from '#modules/workflow/may-see'
import type { Answers, Preparation } from '#modules/workflow/handlers'
import { updateTransaction } from '#modules/workflow/update-transaction'
import { currentDocuments, openReturns, type LockedApplication, type CurrentDocument } from './applications.queries.ts'
import { checklistFor } from './checklist.ts'
import { contentHash } from './content-hash.ts'
import { completeProfile, requireDates, requireTraining } from './require-complete.ts'
import { labelOfAnswer, textOfAnswer } from './form-answers.ts'
import { contentOf } from './read-application.ts'
import { scopesOf } from './scope-paths.ts'
import { type BusinessProfile } from '@lading/contract/forms/business-profile'

/** Keeps what was filed as the profile of the business, and gives it back with its places as the register writes them. */
export type UpdateProfile = (
  tx: Tx,
  input: { business_id: number; profile: BusinessProfile; corrected?: readonly string[] },
  actor: Caller,
  now: Date,
) => Promise<BusinessProfile>

/** A draft is filed as it was reviewed: refused with the difference where it moved, complete, declared and signed. */
export const prepareSubmission =
  (keepProfile: UpdateProfile): Preparation =>
  async (tx, locked, answers, actor, now) => {
    if (!isWhole(locked) || locked.transaction.status !== Status.draft) return
    maySee(locked.transaction, actor)
    const submission = readSubmission(answers)
    const { transaction, accreditation } = locked
    const checklist = await checklistFor(tx, transaction, accreditation, now)
    const documents = await currentDocuments(tx, transaction.id)
    requireReviewed(locked, submission, documents, checklist)
    if (submission.privacy_version !== locked.settings.text('privacy.version')) {
      throw invalid({ privacy_version: ['The privacy notice was changed meanwhile. Read it and accept it again.'] })
    }
    const profile = await completeAndKept(tx, keepProfile, locked, actor, now)
    if (transaction.agency === 'dti') requireTraining(locked.settings.values, profile)
    requireDates(checklist, documents)
    return updateTransaction(tx, transaction, {
      form: asJson(profile),
      requirements: asJson(checklist),
      declared_at: now,
      signature_name: submission.signature_name,
      delivery: submission.delivery,
    })
  }

/** What answers a return is filed as it was reviewed too. */
export const prepareResubmission =
  (keepProfile: UpdateProfile): Preparation =>
  async (tx, locked, answers, actor, now) => {
    if (!isWhole(locked) || locked.transaction.status !== Status.forClientAction) return
    maySee(locked.transaction, actor)
    const { transaction } = locked
    const checklist = transaction.requirements as RequiredDocument[]
    const documents = await currentDocuments(tx, transaction.id)
    const reviewed = Submission.pick({ content_hash: true, form_version: true }).safeParse(answers)
    if (!reviewed.success) throw invalid({ content_hash: ['Say what was reviewed.'] })
    requireReviewed(locked, reviewed.data, documents, checklist)
    requireDates(
      checklist,
      documents.filter(({ round }) => round > transaction.resubmissions),
    )
    const profile = await completeAndKept(tx, keepProfile, locked, actor, now)
    if (transaction.agency === 'dti' && (await isTrainingChanged(tx, locked))) {
      requireTraining(locked.settings.values, profile)
    }
    return updateTransaction(tx, transaction, { form: asJson(profile) })
  }

/** Hours and positions came back and stand otherwise than filed: else nothing is tested anew by the rules of today. */
async function isTrainingChanged(tx: Tx, found: LockedApplication): Promise<boolean> {
  const returns = await openReturns(tx, found.transaction.id)
  return returns.some(({ code }) => opensTraining(code)) && isFiledOtherwise(tx, found, 'officers')
}

/** What was added to complete an application bears its days too. */
export const prepareCompletion: Preparation = async (tx, locked, _answers, actor) => {
  if (!isWhole(locked) || locked.transaction.status !== Status.forRequirementCompletion) return
  maySee(locked.transaction, actor)
  const { id, requirements } = locked.transaction
  requireDates(requirements as RequiredDocument[], await currentDocuments(tx, id))
}

function isWhole(found: LockedTransaction): found is LockedApplication {
  return isApplication(found.transaction) && found.accreditation !== null
}

function readSubmission(answers: Answers): Submission {
  const parsed = Submission.safeParse(answers)
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) (errors[path.join('.')] ??= []).push(message)
  throw invalid(errors)
}

async function completeAndKept(
  tx: Tx,
  keepProfile: UpdateProfile,
  { transaction }: LockedApplication,
  actor: Caller,
  now: Date,
) {
  const profile = completeProfile(transaction.form)
  return keepProfile(tx, { business_id: transaction.business_id, profile }, actor, now)
}

function requireReviewed(
  found: LockedApplication,
  reviewed: Pick<Submission, 'content_hash' | 'form_version'>,
  documents: readonly CurrentDocument[],
  checklist: readonly RequiredDocument[],
): void {
  const content_hash = contentHash(contentOf(found, documents, checklist))
  if (content_hash === reviewed.content_hash) return
  const details: MovedSinceReview = {
    content_hash,
    form_version: found.transaction.form_version,
    differences: differencesSince(found, reviewed.form_version, documents, checklist),
  }
  throw refused('The application changed since you reviewed it. Look at what changed, then submit again.', details)
}

function differencesSince(
  { transaction, accreditation }: LockedApplication,
  form_version: number,
  documents: readonly CurrentDocument[],
  checklist: readonly RequiredDocument[],
): MovedSinceReview['differences'] {
  const form: Form = { ...(transaction.form as Form), ...scopesOf(accreditation) }
  const since = Object.entries(transaction.field_versions as Record<string, number>)
  return since
    .filter(([, version]) => version > form_version)
    .map(([path]) => {
      const code = /^documents\.(.+)$/.exec(path)?.[1]
      if (code === undefined) return { path, label: labelOfAnswer(path, form), now: textOfAnswer(path, form) }
      const names = documents.filter((file) => file.requirement_code === code).map((file) => file.name)
      return {
        path,
        label: checklist.find((line) => line.code === code)?.name ?? code,
        now: names.join(', ') || 'No file',
      }
    })
}

/** The texts an applicant accepts, with their versions. */
export async function filingNotices(db: Db) {
  const settings = await settingsOf(db)
  return {
    declaration: { text: settings.text('declaration.text'), version: settings.text('declaration.version') },
    privacy: { text: settings.text('privacy.notice'), version: settings.text('privacy.version') },
  }
}
