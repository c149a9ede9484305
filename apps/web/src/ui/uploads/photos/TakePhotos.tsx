import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { fetchedPart } from '#lib/page-code.ts'
import type { Upload } from '../sending.ts'
import { isTouched } from '../../forms/is-touched.ts'
import { PhotoInput } from './PhotoInput.tsx'

// Fetched when somebody brings photos.
const PhotoDialog = fetchedPart(async () => (await import('./PhotoDialog.tsx')).PhotoDialog)

interface Props {
  /** The document that the photos show; the PDF is called so. */
  readonly name: string
  readonly onUpload: Upload
  /** Bytes. */
  readonly maxSize: number
  /** A file is there already, which the photos replace. */
  readonly isReplacing: boolean
}

/** Photos of a document's pages, made one PDF in the browser and sent like a chosen file. */
export function TakePhotos({ name, onUpload, maxSize, isReplacing }: Props) {
  const [photos, setPhotos] = useState<readonly File[]>([])
  const verb = isTouched() ? 'Take photos' : 'Use photos'
  return (
    <>
      <PhotoInput camera={isTouched()} onPhotos={setPhotos}>
        {(press) =>
          isReplacing ? (
            <Tooltip label={`${verb} instead`}>
              <ActionIcon {...press} size={26} variant="default" aria-label={`Replace ${name}: ${verb.toLowerCase()}`}>
                <IconCamera size={15} aria-hidden />
              </ActionIcon>
            </Tooltip>
          ) : (
            <Button
              {...press}
              size="compact-sm"
              variant="default"
              leftSection={<IconCamera size={15} aria-hidden />}
              aria-label={`${verb} of ${name}`}
            >
              {verb}
            </Button>
          )
        }
      </PhotoInput>
      {photos.length > 0 && (
        <Suspense>
          <PhotoDialog
            photos={photos}
            name={name}
            onUpload={onUpload}
            maxSize={maxSize}
            onClose={() => setPhotos([])}
          />
        </Suspense>
      )}
    </>
  )
}
