import { inputOf } from '@lading/domain/workflow/deciding/input-errors'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import { invalid } from '#platform/problem'
import type { Answers } from './handlers.ts'

/** Throws 400 at each answer that no move of this act asks, for calls that name one act. */
export function requireAsked(action: string, answers: Answers): void {
  const asked = transitions.filter((row) => row.action === action).flatMap(({ inputs }) => inputs.map(inputOf))
  const unknown = Object.keys(answers).filter((name) => !asked.some((one) => one === name))
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, ['This is not asked here.']])))
}
