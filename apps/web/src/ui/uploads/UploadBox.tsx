import { Button, FileButton, Text, VisuallyHidden } from '@mantine/core'
import { IconCloudUpload, IconFileAlert, IconFileCheck, IconReplace, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { sizeText } from '#lib/format.ts'
import { DropBox, DropWords, isInside } from './DropBox.tsx'
import { ProgressBar } from '../facts/ProgressBar.tsx'
import { useKeptFocus } from '../forms/dialogs/returned-focus.ts'
import { isTouched } from '../forms/is-touched.ts'
import { TakePhotos } from './photos/TakePhotos.tsx'
import type { UploadLimits } from './fitted.ts'
import { progressWords, type Upload } from './sending.ts'
import { useSending } from './use-sending.ts'

/** A file that is in its place. */
export interface PlacedFile {
  readonly name: string
  /** Bytes. */
  readonly size?: number
  /** What is known of it beside the size: "checked", "18 pages". */
  readonly note?: string
}

interface Props extends UploadLimits {
  /** What the file is, for readers: "SEC certificate of registration". */
  readonly label: string
  readonly file?: PlacedFile | undefined
  readonly onUpload: Upload
  /** Absent where the file may only be replaced. */
  readonly onRemove?: (() => void) | undefined
  /** What is taken, in words: "PDF, JPG or PNG, up to 5 MB". */
  readonly hint: ReactNode
  /** The document's own name, where it may also be made of photos of its pages. */
  readonly photosOf?: string | undefined
  /** Why no other file is taken here now. */
  readonly disabled?: string | undefined
}

/** One file in one place: drop or choose it, watch it go, replace it, remove it, read why it was refused. */
export function UploadBox(props: Props) {
  const { label, file, onRemove, hint, accept, photosOf, disabled } = props
  const { sending, refusal, start, cancel } = useSending(props.onUpload, props)
  const [over, setOver] = useState(false)
  const hintId = useId()
  const reset = useRef<() => void>(null)

  const choose = (chosen: File | null) => {
    if (chosen) start(chosen)
    reset.current?.() // so that a file of the same name can be chosen again
  }
  const drop = (event: DragEvent) => {
    // By what takes several files around this place, or in a dialog that was opened from it.
    const isTaken = event.isDefaultPrevented() || !isInside(event)
    event.preventDefault()
    setOver(false)
    if (isTaken) return
    const [dropped] = event.dataTransfer.files
    if (dropped && !disabled && !sending) start(dropped)
  }
  const state = sending ? 'sending' : refusal ? 'refused' : file ? 'there' : 'empty'
  const Shown = icons[state]
  const [hasSent, setSent] = useState(false)
  if (sending && !hasSent) setSent(true)
  // The button that was pressed gives way to another one, and that to the next.
  const button = useKeptFocus<HTMLButtonElement>(hasSent ? state : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse; the button within is for everyone
    <DropBox
      isOver={over}
      state={state}
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled && !sending)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Shown size={22} stroke={1.6} aria-hidden />
      <DropWords>
        {sending ? (
          <>
            <b>{sending.name}</b>
            <ProgressBar value={100 * (sending.sent ?? 0)} label={`Uploading ${sending.name}`} />
            <Text size="dense" c="dimmed" className="num">
              {progressWords(sending.sent)}
            </Text>
          </>
        ) : (
          <>
            <b>{file ? file.name : emptyWords(photosOf !== undefined)}</b>
            <Text id={hintId} size="dense" c="dimmed" className="num">
              {disabled ?? (file ? factsOf(file) : hint)}
            </Text>
          </>
        )}
        <Text role="alert" size="dense" c="var(--mantine-color-error)">
          {refusal}
        </Text>
        <VisuallyHidden role="status">{hasSent && state === 'there' && 'The file is uploaded.'}</VisuallyHidden>
      </DropWords>
      {sending ? (
        <Button
          ref={button}
          size="compact-sm"
          variant="default"
          onClick={cancel}
          aria-label={`Cancel the upload of ${label}`}
        >
          Cancel
        </Button>
      ) : (
        <>
          {!disabled && (
            <FileButton accept={accept} resetRef={reset} onChange={choose} inputProps={{ 'aria-label': label }}>
              {(opening) => (
                <Button
                  {...opening}
                  ref={button}
                  size="compact-sm"
                  variant="default"
                  aria-describedby={hintId}
                  aria-label={file ? `Replace ${label}` : `Choose a file for ${label}`}
                  leftSection={file && <IconReplace size={14} />}
                >
                  {file ? 'Replace' : 'Choose'}
                </Button>
              )}
            </FileButton>
          )}
          {!disabled && photosOf && (
            <TakePhotos name={photosOf} onUpload={props.onUpload} maxSize={props.maxSize} isReplacing={!!file} />
          )}
          {file && onRemove && (
            <Button size="compact-sm" variant="subtle" color="gray" aria-label={`Remove ${label}`} onClick={onRemove}>
              <IconTrash size={15} />
            </Button>
          )}
        </>
      )}
    </DropBox>
  )
}

const icons = {
  empty: IconCloudUpload,
  sending: IconCloudUpload,
  there: IconFileCheck,
  refused: IconFileAlert,
} as const

/** What is done here: a finger drops nothing. */
function emptyWords(takesPhotos: boolean): string {
  if (!isTouched()) return 'Drop the file here, or choose it'
  return takesPhotos ? 'Choose a file or take a photo' : 'Choose a file'
}

function factsOf({ size, note }: PlacedFile): string {
  return [size !== undefined && sizeText(size), note].filter(Boolean).join(' · ')
}
