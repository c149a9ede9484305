import { TransactionType } from '../../transactions/transaction-type.ts'
import { counted, unless, type Guard } from './guard.ts'

const needsRatio: readonly (TransactionType | null)[] = [
  TransactionType.newAccreditation,
  TransactionType.renewal,
  TransactionType.capitalization,
  TransactionType.additionalCategory,
]

/** What the evaluator must have done before the case moves on. */
export const evaluationGuards = {
  'a-document-is-returned': ({ filing }) =>
    unless(filing.returned_documents > 0, 'No document is marked as deficient yet.'),

  'every-document-accepted': ({ filing: { undecided_documents: undecided, returned_documents: returned } }) => {
    if (undecided > 0) return `${counted(undecided, 'document')} neither accepted nor returned.`
    return unless(returned === 0, `${counted(returned, 'document')} marked as deficient.`)
  },

  'ratio-saved-if-asked': ({ type, evaluation }) =>
    unless(!needsRatio.includes(type) || evaluation.ratio_saved, 'The ratio analysis is not saved yet.'),

  'evaluation-sheet-ready': ({ evaluation }) =>
    unless(evaluation.evaluation_sheet_ready, 'The evaluation sheet is not complete yet.'),
  'memorandum-ready': ({ evaluation }) =>
    unless(evaluation.memorandum_ready, 'The draft of the memorandum is not written yet.'),
  'finding-ready': ({ evaluation, type }) => {
    const what = type === TransactionType.requestForCertificate ? 'The case search' : 'The draft of the letter'
    return unless(evaluation.finding_ready, `${what} is not saved yet.`)
  },
  'penalty-due': ({ evaluation }) => unless(evaluation.penalty_due, 'Nothing is late or defective.'),
  'no-penalty-due': ({ evaluation }) => unless(!evaluation.penalty_due, 'A penalty is due.'),
  'fails-or-changed': ({ evaluation }) =>
    unless(evaluation.material_change, 'The ratios hold and nothing changed much: it can be accepted here.'),
  'never-approved': ({ ever_approved }) => unless(!ever_approved, 'It was approved once: it can only be corrected.'),
} satisfies Record<string, Guard>
