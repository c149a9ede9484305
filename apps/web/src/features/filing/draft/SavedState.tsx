import { formatTime } from '@lading/domain/dates/format'
import type { Saving } from './draft-keeper.ts'
import { Mark } from '#ui/Mark.tsx'
import classes from './SavedState.module.css'

/** How the saving of the draft stands, said aloud when it changes for the worse. */
export function SavedState({ saving }: { saving: Saving }) {
  const isTrouble = saving.kind === 'kept' || saving.kind === 'closed'
  return (
    <div className={classes.state} role={isTrouble ? 'alert' : 'status'} data-state={saving.kind}>
      {saving.kind === 'saved' && <Mark tone="done">Saved {formatTime(new Date(saving.at))}</Mark>}
      {saving.kind === 'saving' && <Mark tone="idle">Saving…</Mark>}
      {saving.kind === 'kept' && <Mark tone="client">{saving.why}</Mark>}
      {saving.kind === 'closed' && <Mark tone="stopped">Not saved. {saving.why}</Mark>}
    </div>
  )
}
