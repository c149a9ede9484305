import type { PlainDate } from '../../dates/plain-date.ts'
import type { RequiredDocument, RequirementEntry } from './requirement.ts'
import { asked, documentOf, type RequirementFacts } from './requirements.ts'
import { whyOfBranches } from './why-asked.ts'

/** A document that a kind of client prepares, before anything is known of its answers. */
export interface DocumentToPrepare extends Pick<RequiredDocument, 'code' | 'name' | 'help' | 'why' | 'mandatory'> {
  readonly may_follow: boolean
  /** Whether it is required depends on what the client will answer; the reason says on what. */
  readonly is_conditional: boolean
}

/** What clients of this kind are asked for, with what each will be asked for in some cases only. */
export function documentsToPrepare(
  catalogue: readonly RequirementEntry[],
  /** How many branches there are may not be known yet. */
  facts: RequirementFacts,
  on: PlainDate,
): DocumentToPrepare[] {
  return asked(catalogue, { ...facts, branches: facts.branches ?? 1 }, on).map(({ entry, asking: found }) => {
    const { code, name, help, why, mandatory, may_follow } = documentOf(entry, found, facts)
    const { per_branch, note } = found.asking
    const condition = per_branch && facts.branches === undefined ? whyOfBranches : mandatory ? '' : note
    if (condition === '') return { code, name, help, why, mandatory, may_follow, is_conditional: false }
    return { code, name, help, why: condition, mandatory: false, may_follow, is_conditional: true }
  })
}
