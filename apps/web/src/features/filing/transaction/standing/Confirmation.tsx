import { nounOf } from '@lading/domain/transactions/family-words'
import type { Filing } from '@lading/contract/filing/filing'
import { queueNumber } from '@lading/domain/accreditation/numbers/queue-number'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { Button, Flex, Group, Loader, Paper, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useFileDownload } from '#lib/use-file-download.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'
import { GuillocheBand } from '#ui/facts/Guilloche.tsx'
import classes from './Confirmation.module.css'

/** Right after submitting: the numbers to keep, what happens next, and the acknowledgement. */
export function Confirmation({ filing }: { filing: Filing }) {
  const [, setSearch] = useSearchParams()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { reference, queue_number, issued_documents } = filing
  const issuedDocument = issued_documents.findLast((one) => one.kind === 'acknowledgement')
  return (
    <Paper component="section" px="lg" pb="lg" radius={8} className={classes.confirmation} aria-labelledby="submitted">
      <GuillocheBand />
      <Title order={2} id="submitted" tabIndex={-1} ref={head}>
        {queue_number === null ? 'Submitted, documents to follow' : `Your ${nounOf(filing.type)} was submitted`}
      </Title>
      <Flex component="dl" wrap="wrap" rowGap="sm" columnGap="xl" my="sm">
        <NumberToKeep name="Tracking number" number={reference} />
        {queue_number !== null && <NumberToKeep name="Queue number of the day" number={queueNumber(queue_number)} />}
      </Flex>
      {queue_number === null ? (
        <p>The agency receives it once the missing documents are added below.</p>
      ) : (
        <WhatHappensNext filing={filing} />
      )}
      <Group gap="sm">
        {issuedDocument && <Acknowledgement slug={issuedDocument.slug} isReady={issuedDocument.state === 'ready'} />}
        <Button variant="subtle" onClick={() => setSearch({}, { replace: true })}>
          Close
        </Button>
      </Group>
    </Paper>
  )
}

function NumberToKeep({ name, number }: { name: string; number: string }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" className="num" ff="heading" fz="xl" fw={600} lh={1.3}>
        {number}
      </Text>
    </div>
  )
}

function Acknowledgement({ slug, isReady }: { slug: string; isReady: boolean }) {
  const file = useFileDownload()
  if (!isReady) {
    return (
      <Group gap="xs" fz="sm" role="status">
        <Loader size={16} aria-hidden /> The acknowledgement receipt is being prepared.
      </Group>
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
