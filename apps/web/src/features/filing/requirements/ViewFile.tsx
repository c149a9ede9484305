import { downloadFile } from '@lading/contract/documents/documents'
import { useQuery } from '@tanstack/react-query'
import { bytesQuery } from '#lib/api.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx'

interface Props {
  /** `id` is a file's id or an issued document's slug. */
  readonly file: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** A file, looked at without leaving the page. */
export function ViewFile({ file, onClose }: Props) {
  const { data, error, refetch } = useQuery(bytesQuery(downloadFile, { query: { path: file.id } }))
  return (
    <Dialog title="Attached file" onClose={onClose} width={860}>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <PdfViewer blob={data?.blob} name={data?.name ?? file.name} />
      )}
    </Dialog>
  )
}
