import type { IssuedDocument } from '@lading/contract/documents/documents'
import type { Filing } from '@lading/contract/filing/filing'
import { kindsWhere, nameOfDocument } from '@lading/domain/documents/document-kinds'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Pane } from '#ui/layout/Pane.tsx'
import { useFileDownload } from '#lib/use-file-download.ts'

const released = kindsWhere(({ release_waits }) => release_waits)

/** What the approval had made for the client and is issued, in its latest edition: the certificate before its branches'. */
export const releasedIn = ({ issued_documents }: Filing): readonly IssuedDocument[] =>
  released.flatMap((kind) =>
    issued_documents.filter((one) => one.kind === kind && one.is_current && one.state === 'ready'),
  )

interface Props {
  readonly filing: Filing
  readonly documents: readonly IssuedDocument[]
}

/** What was asked for is there: the way to it stands first. */
export function ReleasedPane({ filing, documents }: Props) {
  const { document } = wordsOf(filing.type)
  const [only, ...others] = documents
  return (
    <Pane
      title={others.length > 0 ? `Your ${document}s are issued` : `Your ${document} is issued`}
      subtitle={
        only && others.length === 0
          ? [nameOfDocument(only), only.number].filter(Boolean).join(', ')
          : `${documents.length} documents, each with its own number and QR code.`
      }
    >
      <DownloadReleased filing={filing} documents={documents} />
    </Pane>
  )
}

/** Saves the signed PDF of each. */
export function DownloadReleased({ filing, documents }: Props) {
  return (
    <Group gap="sm">
      {documents.map((document, index) => (
        <DownloadOne key={document.id} {...{ filing, document }} isFirst={index === 0} />
      ))}
    </Group>
  )
}

interface OneProps extends Pick<Props, 'filing'> {
  readonly document: IssuedDocument
  readonly isFirst: boolean
}

function DownloadOne({ filing, document: { kind, number, slug }, isFirst }: OneProps) {
  const file = useFileDownload()
  const named = kind === 'branch-certificate' ? number : `the ${wordsOf(filing.type).document}`
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate(slug)}
    >
      Download {named} (PDF)
    </Button>
  )
}
