import { Box, Button, CloseButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { EmptyState } from '../../messages/EmptyState.tsx'
import { isTouched } from '../../forms/is-touched.ts'
import { Notice } from '../../messages/Notice.tsx'
import { PageEditor } from './PageEditor.tsx'
import { PageStrip } from './PageStrip.tsx'
import { PhotoInput } from './PhotoInput.tsx'
import type { PhotoPages } from './use-photo-pages.ts'

interface Props {
  readonly work: PhotoPages
  readonly isSending: boolean
}

/** The pages in their order, and the one that is worked on; other photos may be dropped here. */
export function PhotoWork({ work, isSending }: Props) {
  const { pages, shown, reading, faults, forgetFaults } = work
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse; the buttons within are for everyone
    <Box
      component="fieldset"
      disabled={isSending}
      m={0}
      p={0}
      miw={0}
      bd={0}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isSending) work.add([...event.dataTransfer.files])
      }}
    >
      {(pages.length > 0 || reading) && <PageStrip work={work} />}
      {faults.length > 0 && <Faults faults={faults} onForget={forgetFaults} />}
      {shown && <PageEditor key={shown.id} page={shown} work={work} />}
      {!shown && !reading && <NoPages onPhotos={work.add} />}
    </Box>
  )
}

function NoPages({ onPhotos }: { readonly onPhotos: (photos: readonly File[]) => void }) {
  return (
    <EmptyState
      order={3}
      title="No pages yet"
      hint="Add a photo of each page. You put them in order and straighten them here."
      action={
        <PhotoInput camera={isTouched()} onPhotos={onPhotos}>
          {(press) => (
            <Button {...press} leftSection={<IconCamera size={16} aria-hidden />}>
              {isTouched() ? 'Take photos' : 'Add photos'}
            </Button>
          )}
        </PhotoInput>
      }
    />
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
