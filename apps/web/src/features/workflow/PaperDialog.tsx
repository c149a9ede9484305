import { downloadFile, type IssuedPaper } from '@lading/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { bytesQuery } from '#lib/api'
import { Dialog } from '#ui/Dialog'
import { ErrorState } from '#ui/ErrorState'
import { PdfViewer } from '#ui/PdfViewer'
import { nameOfPaper } from './paper-names.ts'

/** One paper, above the page. */
export function PaperDialog({ paper, onClose }: { paper: IssuedPaper; onClose: () => void }) {
  const bytes = useQuery({ ...bytesQuery(downloadFile, { query: { path: paper.slug } }), staleTime: Infinity })
  const name = nameOfPaper(paper)
  return (
    <Dialog title={name} onClose={onClose} width={900}>
      {bytes.error ? (
        <ErrorState message={bytes.error.message} onRetry={() => void bytes.refetch()} />
      ) : (
        <div className="paper-view">
          <PdfViewer
            blob={bytes.data?.blob}
            name={bytes.data?.name ?? `${paper.number}.pdf`}
            title={<span className="num">{paper.number}</span>}
          />
        </div>
      )}
    </Dialog>
  )
}
