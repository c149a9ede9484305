import type { Filing } from '@lading/contract/filing/filing'
import type { IssuedDocument } from '@lading/contract/documents/documents'
import { issuesDocument } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { Group, Loader, Text } from '@mantine/core'
import { dayText } from '#lib/format.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { useFileDownload } from '#lib/use-file-download.ts'
import { answersOf } from '../../draft/draft-form.ts'

/** The documents issued so far, to download; one that is still being drawn says so. */
export function IssuedDocuments({ filing }: { filing: Filing }) {
  const { issued_documents } = filing
  return (
    <Pane title="Issued documents">
      {issued_documents.length === 0 ? (
        <Text size="sm" c="dimmed">
          Documents that the agency issues appear here{whichCome(filing)}.
        </Text>
      ) : (
        <RuledList fz="sm">
          {issued_documents.toReversed().map((issuedDocument) => (
            <IssuedDocumentLine key={issuedDocument.id} issuedDocument={issuedDocument} />
          ))}
        </RuledList>
      )}
    </Pane>
  )
}

/** What comes first and last, where approval hands the client a document of its own. */
const whichCome = (filing: Filing) =>
  issuesDocument({ ...filing, form: answersOf(filing) })
    ? `: the acknowledgement first, the ${wordsOf(filing.type).document} last`
    : ''

function IssuedDocumentLine({ issuedDocument }: { issuedDocument: IssuedDocument }) {
  const file = useFileDownload()
  const name = nameOfDocument(issuedDocument)
  const { number, created_at, valid_until } = issuedDocument
  const facts = [number, dayText(manilaDay(new Date(created_at))), valid_until && `valid until ${dayText(valid_until)}`]
    .filter(Boolean)
    .join(' · ')
  return (
    <li>
      {issuedDocument.state === 'ready' ? (
        <button
          type="button"
          className="link"
          onClick={() => file.mutate(issuedDocument.slug)}
          disabled={file.isPending}
        >
          {name} (PDF)
        </button>
      ) : (
        <Group gap="xs" role="status">
          <Loader size={14} aria-hidden /> {name}: being prepared
        </Group>
      )}
      <SmallRow>
        <span className="num">{facts}</span>
      </SmallRow>
    </li>
  )
}
