import type { SavedAnswers } from '@lading/contract/filing/filing'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { refused } from '#platform/problem'
import { tellingFaultsOfSaved } from '../reading/tell-faults.ts'
import { saveAnswers, type SaveAnswersInput } from './save-answers.ts'

/** What can be saved is saved, also where a conflict makes the answer a 409. */
export async function saveAnswersCall(
  { db, clock, workflow }: Pick<Deps, 'db' | 'clock' | 'workflow'>,
  input: SaveAnswersInput,
  actor: Caller,
): Promise<SavedAnswers> {
  const save = tellingFaultsOfSaved({ workflow }, saveAnswers)
  const { conflicts, ...saved } = await db.transaction().execute((tx) => save(tx, input, actor, clock.now()))
  if (conflicts.length === 0) return saved
  throw refused('The same answers were changed by another user or in another window. Choose which to keep.', {
    ...saved,
    conflicts,
  })
}
