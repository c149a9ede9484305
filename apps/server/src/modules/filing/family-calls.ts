import type { SavedAnswers } from '@lading/contract/filing/filing'
import type { CompletedMove } from '@lading/contract/workflow'
import type { Family } from '@lading/domain/transactions/definitions/type-definition'
import type { Act } from '#platform/calls/bind'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { checkFamily, requireFamily } from '#modules/workflow/transactions/require-family'
import { lockContext } from '#modules/workflow/transactions/transaction-context'
import { saveAnswersCall } from './answers/save-answers-call.ts'
import type { SaveAnswersInput } from './answers/save-answers.ts'

/** Saves answers under the name of a family; 404 for a transaction of another one. */
export const saveAnswersOf =
  (family: Family, deps: Pick<Deps, 'db' | 'clock' | 'workflow'>) =>
  async (input: SaveAnswersInput, actor: Caller): Promise<SavedAnswers> => {
    await requireFamily(deps.db, input.id, family)
    return saveAnswersCall(deps, input, actor)
  }

/** Deletes a draft under the name of a family; 404 for a transaction of another one. */
export const deleteDraftOf =
  (family: Family, { workflow }: Pick<Deps, 'workflow'>): Act<{ readonly id: number }, CompletedMove> =>
  async (tx, { id: transaction_id }, actor, now) => {
    const found = await lockContext(tx, transaction_id)
    checkFamily(found.transaction, family)
    const { version } = found.transaction
    return workflow.move(tx, found, { transaction_id, action: 'delete-draft', version }, actor, now)
  }
