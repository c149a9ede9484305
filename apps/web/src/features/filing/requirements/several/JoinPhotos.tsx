import { MAX_UPLOAD_BYTES } from '@lading/contract/documents/documents'
import type { Filing } from '@lading/contract/filing/filing'
import { Button, Stack } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { fetchedPart } from '#lib/page-code.ts'
import { Notice } from '#ui/messages/Notice.tsx'
import type { Upload } from '#ui/uploads/sending.ts'
import { useUploads } from '../../draft/uploads.tsx'
import { useSendDocument } from '../send-document.ts'
import { type PhotosOfOne, photosToJoin, type ShownFile } from './batch.ts'

// Fetched when somebody joins photos.
const PhotoDialog = fetchedPart(async () => (await import('#ui/uploads/photos/PhotoDialog.tsx')).PhotoDialog)

interface Props {
  readonly shown: readonly ShownFile[]
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  /** The photos that went as one document. */
  readonly onJoined: (ids: readonly number[]) => void
}

/** Photos of the pages of one document may go as one PDF: they are handed to the dialog that joins them. */
export function JoinPhotos({ shown, filing, onChanged, onJoined }: Props) {
  const [opened, setOpened] = useState<PhotosOfOne>()
  const { begin, end } = useUploads()
  const sendDocument = useSendDocument()
  const isSent = useRef(false)
  const upload =
    (code: string): Upload =>
    async (...sending) => {
      begin(1)
      onChanged(await sendDocument({ filing, code }, ...sending).finally(() => end(1)))
      isSent.current = true
    }
  const close = () => {
    setOpened(undefined)
    if (isSent.current && opened) onJoined(opened.photos.map(({ id }) => id))
    isSent.current = false
  }
  return (
    <>
      {photosToJoin(shown, filing.requirements).map((one) => (
        <Notice key={one.code} tone="client" mb="xs">
          <Stack gap="xs" align="flex-start">
            {one.photos.length} pictures are for “{one.name}”. If they are pages of one document, join them to one PDF.
            <Button variant="default" size="compact-sm" onClick={() => setOpened(one)}>
              Join as one PDF<span className="vh">: {one.name}</span>
            </Button>
          </Stack>
        </Notice>
      ))}
      {opened && (
        <Suspense>
          <PhotoDialog
            photos={opened.photos.map(({ file }) => file)}
            name={opened.name}
            onUpload={upload(opened.code)}
            maxSize={MAX_UPLOAD_BYTES}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
