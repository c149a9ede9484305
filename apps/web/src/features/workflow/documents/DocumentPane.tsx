import { downloadFile } from '@lading/contract/documents/documents'
import { ActionIcon, Box, Group, Select, Stack, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bytesQuery } from '#lib/api.ts'
import { dayText, sizeText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx'
import { manilaDay } from '@lading/domain/dates/manila'
import { versionsOf, type CheckedFile } from './checked-files.ts'
import { fileDateText } from './document-date.ts'
import { Decision } from './Decision.tsx'
import { Quote } from '#ui/facts/Quote.tsx'
import classes from './DocumentPane.module.css'

interface Props extends CheckedFile {
  readonly place: number
  readonly total: number
  readonly onStep: (by: number) => void
  /** Called with the document that was decided. */
  readonly onDecided: (id: number) => void
}

/** One document: the page itself, why it is asked, what it took the place of, and the decision on it. */
export function DocumentPane({ line, file, place, total, onStep, onDecided }: Props) {
  const versions = versionsOf(line, file)
  const [version, setVersion] = useState(file.id)
  const shown = versions.find(({ id }) => id === version) ?? file
  // What was asked for is read beside the answer to it.
  const returned = shown.id === file.id ? versions.slice(1).find(({ remark }) => remark !== '') : shown
  // A file never changes under its id; asking twice would be two reads in the record.
  const bytes = useQuery({ ...bytesQuery(downloadFile, { query: { path: shown.file_id } }), staleTime: Infinity })
  return (
    <div className={classes.pane}>
      <DocumentTitle line={line} file={shown} place={place} total={total} onStep={onStep} />
      {bytes.error && !bytes.data ? (
        <Box component="section" flex={1} p="sm">
          <ErrorState message={bytes.error.message} onRetry={() => void bytes.refetch()} />
        </Box>
      ) : (
        <PdfViewer
          key={shown.file_id}
          blob={bytes.data?.blob}
          name={shown.name}
          title={
            <Text size="xs" c="dimmed">
              {shown.name}
            </Text>
          }
        />
      )}
      <Stack gap="xs" className={classes.facts}>
        {line.why && (
          <div>
            <b>Why it is required</b> {line.why}
          </div>
        )}
        {line.answer && (
          <div className={classes.answer}>
            <b>The client wrote</b> {line.answer}
          </div>
        )}
        {versions.length > 1 && (
          <Select
            size="xs"
            label="Version"
            allowDeselect={false}
            data={versions.map((one) => ({ value: String(one.id), label: versionText(one, one.id === file.id) }))}
            value={String(shown.id)}
            onChange={(id) => setVersion(Number(id))}
          />
        )}
        {returned?.remark && (
          <div>
            <b className="num">Why version {returned.version_no} was returned</b>
            <Quote>{returned.remark}</Quote>
          </div>
        )}
      </Stack>
      <Decision file={file} onDecided={onDecided} />
    </div>
  )
}

function DocumentTitle({ line, file, place, total, onStep }: Omit<Props, 'onDecided'>) {
  const pages = file.page_count === null ? '' : `${file.page_count} ${file.page_count === 1 ? 'page' : 'pages'}`
  const day = fileDateText(line, file, useToday())
  const meta = [line.code, `version ${file.version_no}`, pages, sizeText(file.size), day].filter(Boolean).join(' · ')
  return (
    <Group
      justify="space-between"
      gap="sm"
      wrap="nowrap"
      pl="md"
      pr="xs"
      py="xs"
      style={{ borderBottom: '1px solid var(--rule)' }}
    >
      <div>
        <Title order={2} size="sm" ff="text">
          {line.name}
        </Title>
        <Text size="xs" c="dimmed" className="num">
          {meta}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap" flex="none" fz="xs" c="dimmed">
        <ActionIcon variant="default" aria-label="Previous document" disabled={place === 0} onClick={() => onStep(-1)}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <span className="num">
          {place + 1} of {total}
        </span>
        <ActionIcon
          variant="default"
          aria-label="Next document"
          disabled={place === total - 1}
          onClick={() => onStep(1)}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
      </Group>
    </Group>
  )
}

function versionText({ version_no, uploaded_at, decision }: CheckedFile['file'], isCurrent: boolean): string {
  const day = dayText(manilaDay(new Date(uploaded_at)))
  const state = isCurrent ? 'current' : decision === 'returned' ? 'returned' : 'replaced'
  return `Version ${version_no}, ${day} (${state})`
}
