import type { RowState } from '@lading/domain/filing/changed-rows'
import type { Tone } from '@lading/domain/transactions/labels'
import { Mark } from '../facts/Mark.tsx'

const words: Readonly<Record<RowState, readonly [Tone, string]>> = {
  added: ['done', 'Added'],
  changed: ['client', 'Changed'],
  removed: ['stopped', 'Removed'],
  same: ['idle', 'Unchanged'],
}

const closed = ['stopped', 'Closed'] as const

interface Props {
  readonly state: RowState
  /** A branch that closes stays in the list, with the day. */
  readonly row: Readonly<Record<string, unknown>>
}

/** What a change does with a row of a list. */
export function RowMark({ state, row }: Props) {
  const [tone, word] = state === 'changed' && row['closed_on'] ? closed : words[state]
  return (
    <Mark tone={tone} size="sm" plain>
      {word}
    </Mark>
  )
}
