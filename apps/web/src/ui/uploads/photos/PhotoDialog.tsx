import { Box, Button, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { toast } from '#lib/toast.ts'
import { ConfirmDialog } from '../../forms/dialogs/ConfirmDialog.tsx'
import { Dialog, DialogFoot } from '../../forms/dialogs/Dialog.tsx'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { ProgressBar } from '../../facts/ProgressBar.tsx'
import { useKeptFocus } from '../../forms/dialogs/returned-focus.ts'
import type { Upload } from '../sending.ts'
import type { PhotoPage } from './photo-pages.ts'
import { PhotoWork } from './PhotoWork.tsx'
import { usePhotoPages, type PhotoPages } from './use-photo-pages.ts'
import { useUploadPages } from './use-upload-pages.ts'

interface Props {
  readonly photos: readonly File[]
  /** The document that the photos show. */
  readonly name: string
  readonly onUpload: Upload
  /** Bytes. */
  readonly maxSize: number
  readonly onClose: () => void
}

/** Photos become the pages of a document: put in order, straightened by their corners, joined to one PDF and uploaded. */
export function PhotoDialog({ photos, name, onUpload, maxSize, onClose }: Props) {
  const work = usePhotoPages(photos)
  const { pages, reading } = work
  const sending = useUploadPages({ name, maxSize, onUpload })
  const { progress, refusal, start, cancel } = sending
  const [isAsked, setAsked] = useState(false)
  const isDone = useRef(false)
  const cancelButton = useKeptFocus<HTMLButtonElement>(progress === undefined && pages.length > 0)

  const close = () => (pages.length > 0 ? setAsked(true) : onClose())
  const confirm = async () => {
    if (!(await start(pages))) return
    isDone.current = true
    toast.success(pages.length === 1 ? 'The photo was uploaded as a PDF.' : 'The photos were uploaded as one PDF.')
    onClose()
  }
  return (
    <Dialog title={`Photos: ${name}`} onClose={close} width={860} busy={progress !== undefined || isAsked}>
      <PhotoWork work={work} isSending={progress !== undefined} />
      <DialogFoot>
        <WorkState work={work} sending={sending} />
        <Button ref={cancelButton} variant="default" onClick={progress ? cancel : close}>
          {progress ? 'Stop' : 'Cancel'}
        </Button>
        {pages.length > 0 && (
          <Button onClick={() => void confirm()} disabled={progress !== undefined || reading !== undefined}>
            {refusal ? 'Try again' : 'Upload as one PDF'}
          </Button>
        )}
      </DialogFoot>
      <LeaveGuard when={() => pages.length > 0 && !isDone.current} />
      {isAsked && <DiscardPhotos onDiscard={onClose} onClose={() => setAsked(false)} />}
    </Dialog>
  )
}

/** What is being done, how far it is, and why it was refused. */
function WorkState({ work: { pages, reading }, sending: { progress, refusal } }: WorkStateProps) {
  const opening = reading && `Opening photo ${reading.over + 1} of ${reading.total} …`
  return (
    <Box flex={{ base: '1 1 100%', sm: '1 1 200px' }}>
      <Text size="sm" c="dimmed" role="status" className="num">
        {progress?.words ?? opening ?? summaryOf(pages)}
      </Text>
      {progress && <ProgressBar value={100 * progress.done} label={progress.words} />}
      <Text size="sm" role="alert" c="var(--mantine-color-error)">
        {refusal}
      </Text>
    </Box>
  )
}

interface WorkStateProps {
  readonly work: PhotoPages
  readonly sending: ReturnType<typeof useUploadPages>
}

function DiscardPhotos({ onDiscard, onClose }: { readonly onDiscard: () => void; readonly onClose: () => void }) {
  return (
    <ConfirmDialog title="Discard these photos?" confirm="Discard" danger onConfirm={onDiscard} onClose={onClose}>
      They are not uploaded yet. Photos you have just taken may not be kept on your device.
    </ConfirmDialog>
  )
}

/** “3 pages, 2 straightened”. */
function summaryOf(pages: readonly PhotoPage[]): string {
  if (pages.length === 0) return ''
  const straight = pages.filter(({ isStraightened }) => isStraightened).length
  return `${pages.length === 1 ? '1 page' : `${pages.length} pages`}, ${straight} straightened`
}
