import { registeredDocuments, type RegisteredDocument } from '@lading/contract/documents/registered-documents'
import { documentsOnFile } from '@lading/domain/documents/registered-documents'
import { useQuery } from '@tanstack/react-query'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { ViewFile } from '../requirements/ViewFile.tsx'
import { RegisteredLine, type FileToView } from './RegisteredLine.tsx'

/** The document register of a business: of each kind the document that counts, and the earlier ones below. */
export function DocumentsOnFile({ business_id }: { business_id: number }) {
  const { data, error, refetch } = useQuery(query(registeredDocuments, { params: { id: business_id } }))
  const [viewed, setViewed] = useState<FileToView>()
  return (
    <Pane title="Documents on file" subtitle="Permits, certificates, leases and forms as they were last approved.">
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <Register all={data.data} onView={setViewed} />
      ) : (
        <Text c="dimmed">Loading…</Text>
      )}
      {viewed && <ViewFile file={viewed} onClose={() => setViewed(undefined)} />}
    </Pane>
  )
}

interface RegisterProps {
  readonly all: readonly RegisteredDocument[]
  readonly onView: (file: FileToView) => void
}

function Register({ all, onView }: RegisterProps) {
  const kinds = documentsOnFile(all)
  const earlier = kinds.flatMap((kind) => kind.earlier)
  if (kinds.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No document on file yet. Documents appear here once a filing that contains them is approved.
      </Text>
    )
  return (
    <>
      <RuledList aria-label="Documents on file">
        {kinds.map(({ current }) => (
          <RegisteredLine key={current.id} document={current} onView={onView} />
        ))}
      </RuledList>
      {earlier.length > 0 && (
        <details>
          <Text component="summary" size="sm" mt="sm">
            Earlier documents ({earlier.length})
          </Text>
          <RuledList aria-label="Earlier documents">
            {earlier.map((document) => (
              <RegisteredLine key={document.id} document={document} isEarlier onView={onView} />
            ))}
          </RuledList>
        </details>
      )}
    </>
  )
}
