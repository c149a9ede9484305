import { escapedLines } from '#platform/clean-html'
import type { Effect } from '#modules/workflow/handlers/handlers'

/** What an officer found missing, as a message to the client; what a client submits without, the notice lists. */
export const askMissingItems: Effect = async (tx, { context, answers }, actor, now) => {
  if (typeof answers.missing_items !== 'string') return
  await tx
    .insertInto('messages')
    .values({
      transaction_id: context.transaction.id,
      audience: 'client',
      author_id: actor.user_id,
      body: `<p>${escapedLines(answers.missing_items)}</p>`,
      created_at: now,
    })
    .execute()
}
