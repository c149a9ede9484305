import { saveMemorandum } from '@lading/contract/evaluation'
import { applicationForm } from '@lading/contract/forms/business/application'
import { saveRatioSheet } from '@lading/contract/ratio-analysis'
import { confirmSections } from '@lading/contract/applications/renewals'
import type { Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'
import { isApplication } from '@lading/domain/transactions/family'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { writeProposedLetter, PURPOSE } from '../filings/certificate-request.ts'
import { addingRow, placeIn } from '../filings/changes.ts'
import type { Client } from '../client.ts'
import { attach, chooseScopes, patchOf, read, saving } from '../filings/filing.ts'
import { nextPolicy } from '../filings/reports.ts'
import { sampleBranch } from '../samples/sample-branch.ts'
import { director, foreignAgent, foreignHolder, sharesLeft, treasurer } from '../samples/sample-rows.ts'
import { proposal, writeProposedRecommendation } from '../filings/sec-recommendation.ts'
import { soundFigures, writeUp } from '../filings/write-up.ts'
import { periodAnswers } from './period-reports.ts'
import type { WalkVariant } from './walk.ts'
import type { WalkedTransaction } from './walked-transaction.ts'

type Answers = Readonly<Record<string, unknown>>

const change = (answers: Answers): Answers => ({ effective_on: '2026-03-01', ...answers })
const added = (group: string, row: { readonly key: string }): Answers =>
  change(Object.fromEntries(Object.entries(addingRow(row, group)).map(([path, [value]]) => [path, value])))

const permit = { document: 'mayors-permit', number: 'BP-2026-0042', issued_on: '2026-03-02', valid_until: '2028-12-31' }
const gap = { insurance_starts_on: '2027-01-02', insurance_ends_on: '2028-01-01' }

/** What a transaction of each type answers so that it may be submitted, by what it is from the start. */
const answersOf: Partial<Record<TransactionType, (variant: WalkVariant, agency: Agency) => Answers>> = {
  [TransactionType.renewal]: () => ({ insurance_ends_on: '2028-12-31' }),
  [TransactionType.businessName]: () => change({ business_name: 'Bagong Pangalan Lines Inc.' }),
  [TransactionType.address]: () => change({ street: 'Unit 12, Harbour Center' }),
  [TransactionType.officers]: () => added('officers', treasurer),
  [TransactionType.agents]: () => added('agents', foreignAgent),
  [TransactionType.registrationDocuments]: () => permit,
  [TransactionType.stockholders]: () => ({
    ...added('stockholders', foreignHolder),
    'stockholders.holder-1.shares': sharesLeft.shares,
    'stockholders.holder-1.amount': sharesLeft.amount,
  }),
  [TransactionType.boardOfDirectors]: () => added('directors', director),
  [TransactionType.capitalization]: ({ changes_certificate }) =>
    change(
      changes_certificate
        ? { paid_up_capital: '1500000.00', gives_up_international: true }
        : { paid_up_capital: '9000000.00' },
    ),
  [TransactionType.branches]: ({ changes_certificate }) =>
    changes_certificate
      ? added('branches', sampleBranch('branch-9', 'Iloilo'))
      : change({ 'branches.branch-1.closed_on': '2026-03-01', 'branches.branch-1.closing_reason': 'The lease ended.' }),
  [TransactionType.additionalCategory]: () => ({ domestic: 1 }),
  [TransactionType.annualReport]: (variant, agency) => periodAnswers(TransactionType.annualReport, agency, variant),
  [TransactionType.quarterlyReport]: (variant, agency) =>
    periodAnswers(TransactionType.quarterlyReport, agency, variant),
  [TransactionType.insuranceCoverage]: ({ penalty_due, material_change }) => ({
    ...nextPolicy,
    ...(penalty_due && gap),
    ...(material_change && { insurance_cover: '5000000.00' }),
  }),
  [TransactionType.requestForCertificate]: () => ({ kind: 'no-pending-case', purpose: PURPOSE, copies: 2 }),
  [TransactionType.requestForSecRecommendation]: () => proposal,
}

/** Answers a draft with all that its type asks; its documents are attached afterwards. */
export async function answerDraft({
  walk: { type, agency },
  variant,
  owner,
  transaction_id,
  world,
}: WalkedTransaction): Promise<void> {
  const draft = await read(owner, transaction_id)
  if (type === TransactionType.newAccreditation) return chooseScopes(owner, draft)
  if (type === TransactionType.renewal) await confirmAll(owner, ensure(draft.accreditation_id))
  const answers = ensure(answersOf[type])
  // To another city, so that the articles are amended.
  const place = type === TransactionType.address ? (await placeIn(world, 'Pasay')).codes : {}
  const patch = Object.entries({ ...answers(variant, agency), ...place }).map(([path, value]) =>
    patchOf(path, value, standingAt(draft.form, path)),
  )
  const { status, body } = await saving(owner, draft, patch)
  if (status !== 200) throw new Error(`The answers were refused: ${JSON.stringify(body)}`)
  // so that there is a document to be looked at and returned
  if (type === TransactionType.requestForCertificate) await attach(owner, transaction_id, 'R16-02')
}

/** Every section of a renewal is still right. */
async function confirmAll(owner: Client, id: number): Promise<void> {
  await owner.call(confirmSections, { params: { id }, body: { sections: Object.keys(applicationForm.sections) } })
}

/** What stands at a path before it is answered: a field, a field of a row, or no row. */
function standingAt(form: Readonly<Record<string, unknown>>, path: string): unknown {
  const [name = '', key, field] = path.split('.')
  const value = form[name]
  if (key === undefined || !Array.isArray(value)) return value
  const row = (value as Record<string, unknown>[]).find((one) => one['key'] === key)
  return field === undefined ? (row ?? null) : row?.[field]
}

/** What the evaluator writes down besides accepting the documents. */
export async function writeFindings(
  { walk: { type }, transaction_id: id, accreditation_id }: WalkedTransaction,
  evaluator: Client,
): Promise<void> {
  if (isApplication({ type })) return writeUp(evaluator, id, accreditation_id ?? 0)
  if (type === TransactionType.requestForCertificate) await writeProposedLetter(evaluator, id)()
  if (type === TransactionType.requestForSecRecommendation) await writeProposedRecommendation(evaluator, id)()
  if (type === TransactionType.capitalization || type === TransactionType.additionalCategory) {
    const figures = { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures } as const
    const body = { ...figures, transaction_id: id }
    await evaluator.call(saveRatioSheet, { params: { id: accreditation_id ?? 0 }, body })
  }
  const memorandum = { findings: 'The documents are in order.', recommendation: 'Approval.', legal_basis: '' }
  await evaluator.call(saveMemorandum, { params: { id }, body: memorandum })
}
