import { downloadFile, type IssuedDocument } from '@lading/contract/documents/documents'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { useQuery } from '@tanstack/react-query'
import { bytesQuery } from '#lib/api.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx'

/** One issued document, above the page. */
export function IssuedDocumentDialog({
  issuedDocument,
  onClose,
}: {
  issuedDocument: IssuedDocument
  onClose: () => void
}) {
  const bytes = useQuery({ ...bytesQuery(downloadFile, { query: { path: issuedDocument.slug } }), staleTime: Infinity })
  const name = nameOfDocument(issuedDocument)
  return (
    <Dialog title={name} onClose={onClose} width={900} flush>
      {bytes.error && !bytes.data ? (
        <ErrorState message={bytes.error.message} onRetry={() => void bytes.refetch()} />
      ) : (
        <PdfViewer
          height="min(74dvh, 900px)"
          blob={bytes.data?.blob}
          name={bytes.data?.name ?? `${issuedDocument.number}.pdf`}
          title={<span className="num">{issuedDocument.number}</span>}
        />
      )}
    </Dialog>
  )
}
