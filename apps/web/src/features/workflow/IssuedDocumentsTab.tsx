import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useTransaction } from './open-transaction.ts'
import { IssuedDocumentList } from './IssuedDocumentList.tsx'

/** Every document the portal issued in this transaction. */
export function IssuedDocumentsTab() {
  const { issued_documents } = useTransaction().transaction
  if (issued_documents.length === 0)
    return (
      <EmptyState
        title="No issued documents yet"
        hint="Acknowledgement, memorandum, order of payment, receipt and certificate appear here as they are issued."
      />
    )
  return (
    <Pane title="Issued documents" subtitle="Issued by the portal in this transaction, newest first.">
      <IssuedDocumentList documents={issued_documents} />
    </Pane>
  )
}
