import { Box, Button, CloseButton, Text } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { toast } from '#lib/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { LeaveGuard } from '../LeaveGuard.tsx'
import { Notice } from '../Notice.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { useKeptFocus } from '../returned-focus.ts'
import type { Upload } from '../sending.ts'
import { isTouched } from '../is-touched.ts'
import { PageEditor } from './PageEditor.tsx'
import { PageStrip } from './PageStrip.tsx'
import type { PhotoPage } from './photo-pages.ts'
import { PhotoInput } from './PhotoInput.tsx'
import { usePhotoPages } from './use-photo-pages.ts'
import { useUploadPages } from './use-upload-pages.ts'
import classes from './PhotoDialog.module.css'

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
  const { pages, shown, reading, faults } = work
  const { stage, refusal, start, cancel } = useUploadPages({ name, maxSize, onUpload })
  const [isAsked, setAsked] = useState(false)
  const isDone = useRef(false)
  const cancelButton = useKeptFocus<HTMLButtonElement>(stage === undefined && pages.length > 0)

  const close = () => (pages.length > 0 ? setAsked(true) : onClose())
  const confirm = async () => {
    if (!(await start(pages))) return
    isDone.current = true
    toast.success(pages.length === 1 ? 'The photo was uploaded as a PDF.' : 'The photos were uploaded as one PDF.')
    onClose()
  }
  return (
    <Dialog title={`Photos: ${name}`} onClose={close} width={860} busy={stage !== undefined || isAsked}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse; the buttons within are for everyone */}
      <fieldset
        disabled={stage !== undefined}
        className={classes.work}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!stage) work.add([...event.dataTransfer.files])
        }}
      >
        {(pages.length > 0 || reading) && <PageStrip work={work} />}
        {faults.length > 0 && <Faults faults={faults} onForget={work.forgetFaults} />}
        {shown && <PageEditor key={shown.id} page={shown} work={work} />}
        {!shown && !reading && (
          <EmptyState
            order={3}
            title="No pages yet"
            hint="Add a photo of each page. You put them in order and straighten them here."
            action={
              <PhotoInput camera={isTouched()} onPhotos={work.add}>
                {(press) => (
                  <Button {...press} leftSection={<IconCamera size={16} aria-hidden />}>
                    {isTouched() ? 'Take photos' : 'Add photos'}
                  </Button>
                )}
              </PhotoInput>
            }
          />
        )}
      </fieldset>
      <DialogFoot>
        <div className={classes.state}>
          <Text size="sm" c="dimmed" role="status" className="num">
            {stage
              ? stage.words
              : reading
                ? `Opening photo ${reading.over + 1} of ${reading.total} …`
                : summaryOf(pages)}
          </Text>
          {stage && <ProgressBar value={100 * stage.done} label={stage.words} />}
          <Text size="sm" role="alert" c="var(--mantine-color-error)">
            {refusal}
          </Text>
        </div>
        <Button ref={cancelButton} variant="default" onClick={stage ? cancel : close}>
          {stage ? 'Stop' : 'Cancel'}
        </Button>
        {pages.length > 0 && (
          <Button onClick={() => void confirm()} disabled={stage !== undefined || reading !== undefined}>
            {refusal ? 'Try again' : 'Upload as one PDF'}
          </Button>
        )}
      </DialogFoot>
      <LeaveGuard when={() => pages.length > 0 && !isDone.current} />
      {isAsked && (
        <ConfirmDialog
          title="Discard these photos?"
          confirm="Discard"
          danger
          onConfirm={onClose}
          onClose={() => setAsked(false)}
        >
          They are not uploaded yet. Photos you have just taken may not be kept on your device.
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

interface FaultProps {
  readonly faults: readonly string[]
  readonly onForget: () => void
}

/** Which photos could not be opened, and why. */
function Faults({ faults, onForget }: FaultProps) {
  return (
    <Notice tone="stopped" role="alert" my="sm">
      <Box flex={1}>
        {faults.map((fault) => (
          <div key={fault}>{fault}</div>
        ))}
      </Box>
      <CloseButton size="sm" aria-label="Dismiss" onClick={onForget} />
    </Notice>
  )
}

/** “3 pages, 2 straightened”. */
function summaryOf(pages: readonly PhotoPage[]): string {
  if (pages.length === 0) return ''
  const straight = pages.filter(({ isStraightened }) => isStraightened).length
  return `${pages.length === 1 ? '1 page' : `${pages.length} pages`}, ${straight} straightened`
}
