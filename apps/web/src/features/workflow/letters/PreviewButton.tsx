import { previewLetter } from '@lading/contract/requests/request-letter'
import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bytesQuery } from '#lib/api.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx'
import type { Letter } from './written-text.ts'

interface Props {
  readonly transaction_id: number
  readonly letter: Letter
}

/** Shows a saved version of a letter as the PDF it will be. */
export function PreviewButton({ transaction_id, letter }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFileText size={15} aria-hidden />}
        onClick={() => setShown(true)}
      >
        Preview<span className="vh"> version {letter.version_no} as PDF</span>
      </Button>
      {isShown && <PreviewDialog {...{ transaction_id, letter }} onClose={() => setShown(false)} />}
    </>
  )
}

function PreviewDialog({ transaction_id, letter: { version_no }, onClose }: Props & { readonly onClose: () => void }) {
  const bytes = useQuery({
    ...bytesQuery(previewLetter, { params: { id: transaction_id, version_no } }),
    gcTime: 0, // the settings it is drawn by may change
  })
  return (
    <Dialog title="Preview of the letter" onClose={onClose} width={900} flush>
      {bytes.error && !bytes.data ? (
        <ErrorState message={bytes.error.message} onRetry={() => void bytes.refetch()} />
      ) : (
        <PdfViewer
          height="min(74dvh, 900px)"
          blob={bytes.data?.blob}
          name={bytes.data?.name ?? 'letter-not-signed.pdf'}
          title={`Version ${version_no}, not signed`}
        />
      )}
    </Dialog>
  )
}
