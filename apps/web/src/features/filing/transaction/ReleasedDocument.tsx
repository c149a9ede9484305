import type { IssuedDocument } from '@lading/contract/documents'
import type { Filing } from '@lading/contract/filing'
import { kindsWhere, nameOfDocument } from '@lading/domain/documents/document-kinds'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Pane } from '#ui/Pane.tsx'
import { useFileDownload } from './use-file-download.ts'

const released = kindsWhere(({ release_waits }) => release_waits)

/** What the approval had made for the client, issued and in its latest edition; undefined while there is none. */
export const releasedIn = ({ issued_documents }: Filing): IssuedDocument | undefined =>
  issued_documents.findLast(({ kind, is_current, state }) => released.includes(kind) && is_current && state === 'ready')

/** What was asked for is there: the way to it stands first. */
export function ReleasedPane({ filing, document }: { filing: Filing; document: IssuedDocument }) {
  const name = nameOfDocument(document)
  return (
    <Pane
      title={`Your ${wordsOf(filing.type).document} is issued`}
      subtitle={[name, document.number].filter(Boolean).join(', ')}
    >
      <DownloadReleased filing={filing} document={document} />
    </Pane>
  )
}

/** Saves the signed PDF. */
export function DownloadReleased({ filing, document }: { filing: Filing; document: IssuedDocument }) {
  const file = useFileDownload()
  return (
    <Button
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate(document.slug)}
    >
      Download the {wordsOf(filing.type).document} (PDF)
    </Button>
  )
}
