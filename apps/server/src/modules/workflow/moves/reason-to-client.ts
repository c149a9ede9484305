import { actionRow } from '@lading/domain/workflow/actions/actions'
import { recipientsOf } from '@lading/domain/workflow/notices/notices'
import type { WorkflowState } from '@lading/domain/workflow/decision-facts'
import type { Caller } from '#platform/caller'
import type { AppliedTransition } from '../handlers/handlers.ts'

type Move = Pick<AppliedTransition, 'transition' | 'context' | 'answers'>

/**
 * The reason that staff give for a move of which the client is notified: the notice says it, so it is no internal remark.
 * The grounds of an answer to what the client asked are one.
 */
export function reasonToClient({ transition, context, answers }: Move, after: WorkflowState, actor: Caller): unknown {
  const isInNotice = !transition.effects.includes('write-denial-notice') // it states the grounds instead
  if (actor.audience !== 'staff' || !isInNotice) return undefined
  if (!recipientsOf(transition, context.transaction, after).includes('CUS')) return undefined
  return answers.reason ?? (actionRow(transition.action).answers_client ? answers.grounds : undefined)
}
