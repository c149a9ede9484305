import { nounOf } from '@lading/domain/transactions/labels'
import type { Filing } from '@lading/contract/filing'
import { queueNumber } from '@lading/domain/accreditation/queue-number'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { Button, Loader, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useFileDownload } from './use-file-download.ts'
import { GuillocheBand } from '#ui/Guilloche.tsx'

/** Right after submitting: the numbers to keep, and the acknowledgement. */
export function Confirmation({ filing }: { filing: Filing }) {
  const [, setSearch] = useSearchParams()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { reference, queue_number, issued_documents } = filing
  const issuedDocument = issued_documents.findLast((one) => one.kind === 'acknowledgement')
  return (
    <section className="pane confirmation" aria-labelledby="submitted">
      <GuillocheBand />
      <Title order={2} id="submitted" tabIndex={-1} ref={head}>
        {queue_number === null ? 'Submitted, documents to follow' : `Your ${nounOf(filing.type)} was submitted`}
      </Title>
      <dl>
        <div>
          <dt>Tracking number</dt>
          <dd className="num">{reference}</dd>
        </div>
        {queue_number !== null && (
          <div>
            <dt>Your place</dt>
            <dd className="num">{queueNumber(queue_number)}</dd>
          </div>
        )}
      </dl>
      <p>
        {queue_number === null
          ? 'The agency receives it once the missing documents are added below.'
          : 'You are told by mail and here whenever it moves. This page always shows where it stands.'}
      </p>
      <div className="confirmation-acts">
        {issuedDocument && <Acknowledgement slug={issuedDocument.slug} isReady={issuedDocument.state === 'ready'} />}
        <Button variant="subtle" onClick={() => setSearch({}, { replace: true })}>
          Close
        </Button>
      </div>
    </section>
  )
}

function Acknowledgement({ slug, isReady }: { slug: string; isReady: boolean }) {
  const file = useFileDownload()
  if (!isReady) {
    return (
      <span className="being-made" role="status">
        <Loader size={16} aria-hidden /> The acknowledgement receipt is being made.
      </span>
    )
  }
  return (
    <Button
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate(slug)}
    >
      {nameOfDocument({ kind: 'acknowledgement' })} (PDF)
    </Button>
  )
}
