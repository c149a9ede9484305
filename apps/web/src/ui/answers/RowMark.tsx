import type { changeOfBranchesForm } from '@lading/contract/forms/changes/change-of-branches'
import type { RowState } from '@lading/domain/filing/changed-rows'
import type { Tone } from '@lading/domain/transactions/labels'
import { Mark } from '../facts/Mark.tsx'

const words: Readonly<Record<RowState, readonly [Tone, string]>> = {
  added: ['done', 'Added'],
  changed: ['client', 'Changed'],
  removed: ['stopped', 'Removed'],
  same: ['idle', 'Unchanged'],
}

const CLOSED_ON = 'closed_on' satisfies keyof typeof changeOfBranchesForm.groups.branches
const closed = ['stopped', 'Closed'] as const

interface Props {
  readonly state: RowState
  /** A branch that closes stays in the list, with the day. */
  readonly row: Readonly<Record<string, unknown>>
}

/** What a change does with a row of a list. */
export function RowMark({ state, row }: Props) {
  const [tone, word] = state === 'changed' && row[CLOSED_ON] ? closed : words[state]
  return (
    <Mark tone={tone} size="sm" plain>
      {word}
    </Mark>
  )
}
