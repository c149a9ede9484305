import { definitionOf, typesWhere } from '../../transactions/definitions/definitions.ts'
import { counted, guard, ofTypes, plainGuard, unless, type Guard } from './guard.ts'

const needsRatio = typesWhere(({ statements }) => statements === 'analysed')

/** What the evaluator must have done before the transaction moves on. */
export const evaluationGuards = {
  'a-document-is-returned': guard(['filing.returned_documents'], ({ filing }) =>
    unless(
      filing.returned_documents > 0,
      'No document is marked as deficient, and no answer or line is marked for the client.',
    ),
  ),

  'every-document-accepted': guard(
    ['filing.undecided_documents', 'filing.returned_documents'],
    ({ filing: { undecided_documents: undecided, returned_documents: returned } }) => {
      if (undecided > 0) return `${counted(undecided, 'document')} neither accepted nor returned.`
      return unless(returned === 0, `${counted(returned, 'item')} marked for the client.`)
    },
  ),

  'ratio-saved-if-asked': ofTypes(
    needsRatio,
    guard(['evaluation.ratio_saved'], ({ evaluation }) =>
      unless(evaluation.ratio_saved, 'The ratio analysis is not saved yet.'),
    ),
  ),

  'memorandum-ready': guard(['evaluation.memorandum_ready'], ({ evaluation }) =>
    unless(evaluation.memorandum_ready, 'The draft of the memorandum is not written yet.'),
  ),
  'finding-ready': guard(['evaluation.finding_ready'], ({ evaluation, type }) => {
    const what =
      type !== null && definitionOf(type).documents.includes('certification')
        ? 'The case search or the letter'
        : 'The draft of the letter'
    return unless(evaluation.finding_ready, `${what} is not saved yet.`)
  }),
  'penalty-due': guard(['evaluation.penalty_due'], ({ evaluation }) =>
    unless(evaluation.penalty_due, 'Nothing is late or defective.'),
  ),
  'no-penalty-due': guard(['evaluation.penalty_due'], ({ evaluation }) =>
    unless(!evaluation.penalty_due, 'A penalty is due.'),
  ),
  'fails-or-changed': guard(['evaluation.material_change'], ({ evaluation }) =>
    unless(evaluation.material_change, 'The ratios pass and there is no significant change. It can be accepted here.'),
  ),
  'never-approved': plainGuard(({ ever_approved }) =>
    unless(!ever_approved, 'It was already approved. It can only be corrected.'),
  ),
} satisfies Record<string, Guard>
