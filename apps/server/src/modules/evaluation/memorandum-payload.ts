import { nationalityOf } from '@lading/domain/people/particulars/nationalities'
import type { MemorandumDraft } from '@lading/contract/evaluation'
import { minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { scopeLabels, scopesOf } from '@lading/domain/transactions/scope'
import { asksTraining, trainingFinding } from '@lading/domain/accreditation/limits/training'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Calendar } from '@lading/domain/dates/working-days'
import { typeLabels } from '@lading/domain/transactions/labels'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { Office } from '#platform/office'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import { capitalDay } from '#modules/workflow/transactions/capital-asked'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { documentsKept } from '#modules/documents/registered/registered-documents.queries'
import { appliedBefore, profileAfter } from '#modules/workflow/transactions/profile-after'
import { scopesLeft } from '#modules/workflow/transactions/scopes-left'
import { changesAsked } from './changes-asked.ts'
import { checklistOf } from './checklist.ts'
import { amount, policiesOf, ratiosOf } from './memorandum-figures.ts'
import { ratioSheetOf } from './ratio-sheet.queries.ts'
import type { Compliance, MemorandumPayload } from './templates/memorandum.payload.ts'

/** Supplies how the business complied with its reports; null where it held no accreditation (`modules/reports`). */
export type ComplianceOf = (
  db: Db,
  found: LockedTransaction & { readonly calendar: Calendar },
  actor: Caller,
  now: Date,
) => Promise<Compliance | null>

interface Writing extends Pick<Office, 'settings' | 'calendar'> {
  readonly memorandum: MemorandumDraft
  readonly complianceOf: ComplianceOf
}

/** The evaluation memorandum with the facts of this moment frozen into it (field facts, section 15.4). */
export async function memorandumPayload(
  db: Db,
  found: LockedTransaction,
  { settings, calendar, memorandum, complianceOf }: Writing,
  actor: Caller,
  now: Date,
): Promise<MemorandumPayload> {
  const { transaction, accreditation } = found
  const { agency, type } = transaction
  const applied = await appliedBefore(db, transaction.id)
  const form = await profileAfter(db, found, applied)
  const scopes = scopesLeft(found, applied)
  const on = manilaDay(now)
  const minimum =
    accreditation && minimumCapital(settings.values, { agency, type, scopes, on: capitalDay(transaction, now) })
  const officers = form.officers.map((officer) => ({
    name: officer.name || 'Name not given',
    position: officer.position || 'Position not given',
    nationality: nationalityOf(officer.nationality) ?? (officer.nationality || null),
    is_key_officer: officer.is_key_officer,
    training_hours: Number(officer.training_hours ?? 0),
  }))
  const compliance = await complianceOf(db, { ...found, calendar }, actor, now)
  const basis = memorandum.legal_basis || settings.text(`memorandum.${agency}.legal_basis`)
  return {
    agency: letterheadOf(settings, agency),
    version: memorandum.version_no,
    issued_at: now.toISOString(),
    to: settings.text(`signatory.${agency}.approver`),
    from: settings.text(`agency.${agency}.unit`),
    subject: typeLabels[type],
    reference: transaction.reference,
    applicant: applicantOf(found),
    scope: scopesOf(scopes).map((scope) => scopeLabels[scope]),
    legal_basis: paragraphs(basis),
    documents: await checkedDocuments(db, transaction),
    capital: {
      authorised: amount(form.authorised_capital),
      subscribed: amount(form.subscribed_capital),
      paid_up: amount(form.paid_up_capital),
      minimum: minimum ?? null,
    },
    ratios: ratiosOf(await ratioSheetOf(db, found, settings.values)),
    officers: officers.map(({ name, position, nationality, training_hours }) => ({
      name,
      position,
      nationality,
      training_hours,
    })),
    training_finding: asksTraining(agency) ? trainingFinding(settings.values, officers) : null,
    insurance: policiesOf(form, settings.values, accreditation && { agency, scopes, on }),
    changes: changesAsked(found, await documentsKept(db, transaction.business_id)),
    reports: compliance?.reports ?? null,
    penalties: compliance?.penalties ?? null,
    findings: paragraphs(memorandum.findings),
    recommendation: memorandum.recommendation,
    evaluator: await signatoryOf(db, actor.user_id, now),
    reviewer: null,
    recommending_officer: null,
    approving_officer: null,
  }
}

async function checkedDocuments(
  db: Db,
  transaction: LockedTransaction['transaction'],
): Promise<MemorandumPayload['documents']> {
  const checklist = await checklistOf(db, transaction)
  return checklist.map(({ code, name, files }) => {
    const returned = files.find((file) => file.decision === 'returned')
    const accepted = files.length > 0 && files.every((file) => file.decision === 'accepted')
    return {
      code,
      name,
      outcome: returned ? 'returned' : accepted ? 'accepted' : files.length > 0 ? 'undecided' : 'missing',
      finding: returned?.remark || null,
    }
  })
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
