import type { Actor } from '../../people/acting/actor.ts'
import { labelOfStatus } from '../../transactions/labels.ts'
import { labelOfAction } from '../actions/actions.ts'
import type { BaseFacts } from '../decision-facts.ts'
import { whoActs } from '../roles/who-acts.ts'
import type { Transition } from '../transition/transition.ts'

type Position = Pick<BaseFacts, 'type' | 'agency' | 'status' | 'business_id' | 'author_id' | 'participants'>

/** Says to a person whose act came too late where the transaction stands, and which acts are theirs there. */
export function movedOn(rows: readonly Transition[], position: Position, actor: Actor): string {
  const { status, type } = position
  const theirs = rows.filter((row) => row.from === status && 'as' in whoActs(row, position, actor))
  const labels = [...new Set(theirs.map(({ action }) => `“${labelOfAction(action, actor.audience, type)}”`))]
  const moved = 'The transaction has already moved on.'
  const now = status === null ? moved : `${moved} It is now “${labelOfStatus(status, actor.audience, type)}”.`
  return labels.length > 0
    ? `${now} Actions for you there: ${labels.join(', ')}.`
    : `${now} There is no action for you there.`
}
