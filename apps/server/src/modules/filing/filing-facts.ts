import type { Db } from '#platform/database'
import { provides } from '#modules/workflow/handlers/handlers'

/** How the documents of a transaction stand against its requirement list, and what was returned. */
export const documentFacts = provides(
  [
    'filing.missing_requirements',
    'filing.missing_names',
    'filing.missing_that_may_follow',
    'filing.undecided_documents',
    'filing.returned_documents',
    'filing.unanswered_returns',
  ],
  async (db, { transaction }) => {
    const documents = await currentDecisions(db, transaction.id)
    const returns = await returnedItems(db, transaction.id)
    const uploaded = new Set(documents.map((document) => document.requirement_code))
    const missing = transaction.requirements.filter((item) => item.mandatory && !uploaded.has(item.code))
    const marked = returns.filter(({ kind, sent_at }) => kind !== 'document' && sent_at === null).length
    return {
      'filing.missing_requirements': missing.length,
      'filing.missing_names': missing.map(({ name }) => name),
      'filing.missing_that_may_follow': missing.filter((item) => item.may_follow).length,
      'filing.undecided_documents': documents.filter((document) => document.decision === null).length,
      // a marked answer or line counts like a returned document: each sends the transaction back to the client
      'filing.returned_documents': documents.filter((document) => document.decision === 'returned').length + marked,
      'filing.unanswered_returns': returns.filter(({ sent_at, answered_at }) => sent_at && !answered_at).length,
    }
  },
)

function currentDecisions(db: Db, transaction_id: number) {
  return db
    .selectFrom('transaction_documents')
    .select(['requirement_code', 'decision'])
    .where('transaction_id', '=', transaction_id)
    .where('is_current', '=', true)
    .execute()
}

function returnedItems(db: Db, transaction_id: number) {
  return db
    .selectFrom('transaction_returns')
    .select(['kind', 'sent_at', 'answered_at'])
    .where('transaction_id', '=', transaction_id)
    .execute()
}
