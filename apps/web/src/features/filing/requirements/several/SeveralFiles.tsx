import { uploadTypes } from '@lading/contract/documents/documents'
import type { Filing } from '@lading/contract/filing/filing'
import { Button, FileButton, Text } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { Suspense, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { fetchedPart } from '#lib/page-code.ts'
import { isTouched } from '#ui/forms/is-touched.ts'
import { DropBox, DropWords, isInside } from '#ui/uploads/DropBox.tsx'

// Fetched when somebody brings several files.
const MatchDialog = fetchedPart(async () => (await import('./MatchDialog.tsx')).MatchDialog)

interface Props {
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  /** The list of the requirements. */
  readonly children: ReactNode
}

/** Takes several files for the whole list, chosen at once or dropped anywhere on it. */
export function SeveralFiles({ filing, onChanged, children }: Props) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [isOver, setOver] = useState(false)
  const reset = useRef<() => void>(null)
  const take = (taken: readonly File[]) => {
    setOver(false)
    setFiles(taken)
    reset.current?.() // so that the same files can be chosen again
  }

  /** A single file dropped on a place of its own is left to it. */
  const drop = (event: DragEvent, isAlone: boolean) => {
    const dropped = [...event.dataTransfer.files]
    if (!isInside(event)) event.preventDefault() // a dialog takes it, or nobody
    if (event.isDefaultPrevented() || (!isAlone && dropped.length < 2)) return setOver(false)
    event.preventDefault()
    take(dropped)
  }
  if (!filing.requirements.some((line) => line.is_open)) return children
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is for the mouse; the button within is for everyone
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setOver(false)}
      onDropCapture={(event) => drop(event, false)}
      onDrop={(event) => drop(event, true)}
    >
      <DropBox isOver={isOver} mb="xs">
        <IconFiles size={22} stroke={1.6} aria-hidden />
        <DropWords>
          <b>Several files at once</b>
          <Text size="dense" c="dimmed">
            {isTouched() ? 'Choose them together.' : 'Drop them anywhere on this list, or choose them.'} You confirm
            where each belongs before it is uploaded.
          </Text>
        </DropWords>
        <FileButton
          multiple
          resetRef={reset}
          accept={Object.keys(uploadTypes).join(',')}
          onChange={take}
          inputProps={{ 'aria-label': 'Several files' }}
        >
          {(button) => (
            <Button {...button} size="compact-sm" variant="default">
              Choose files
            </Button>
          )}
        </FileButton>
      </DropBox>
      {children}
      {files.length > 0 && (
        <Suspense>
          <MatchDialog files={files} filing={filing} onChanged={onChanged} onClose={() => setFiles([])} />
        </Suspense>
      )}
    </div>
  )
}
