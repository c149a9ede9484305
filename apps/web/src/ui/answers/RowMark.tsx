import type { RowState } from '@lading/domain/filing/changed-rows'
import type { Tone } from '@lading/domain/transactions/labels'
import { Mark } from '../Mark.tsx'

const words: Readonly<Record<RowState, readonly [Tone, string]>> = {
  added: ['done', 'Added'],
  changed: ['client', 'Changed'],
  removed: ['stopped', 'Removed'],
  same: ['idle', 'Unchanged'],
}

/** What a change does with a row of a list. */
export function RowMark({ state }: { state: RowState }) {
  const [tone, word] = words[state]
  return (
    <Mark tone={tone} size="sm" plain>
      {word}
    </Mark>
  )
}
