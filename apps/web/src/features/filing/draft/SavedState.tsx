import { formatTime } from '@lading/domain/dates/format'
import type { Saving } from './keeper-state.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import classes from './SavedState.module.css'
import { useUploads } from './uploads.tsx'

/** How the saving of the draft and its files stands, said aloud when it changes for the worse. */
export function SavedState({ saving }: { saving: Saving }) {
  const { total, over } = useUploads()
  const isTrouble = saving.kind === 'kept' || saving.kind === 'closed'
  const isUploading = total > 0 && !isTrouble
  return (
    <div className={classes.state} role={isTrouble ? 'alert' : 'status'} data-state={saving.kind}>
      {isUploading && <Mark tone="idle">{total === 1 ? 'Uploading…' : `Uploading ${over + 1} of ${total}`}</Mark>}
      {saving.kind === 'saved' && !isUploading && <Mark tone="done">Saved {formatTime(new Date(saving.at))}</Mark>}
      {saving.kind === 'saving' && !isUploading && <Mark tone="idle">Saving…</Mark>}
      {saving.kind === 'kept' && <Mark tone="client">{saving.why}</Mark>}
      {saving.kind === 'closed' && <Mark tone="stopped">Not saved. {saving.why}</Mark>}
    </div>
  )
}
