import type { Filing } from '@lading/contract/filing'
import { dateDocument, removeDocument } from '@lading/contract/filed-documents'
import type { RequirementFile, RequirementLine } from '@lading/contract/requirement-lines'
import { MAX_UPLOAD_BYTES, uploadTypes } from '@lading/contract/documents'
import { Button, Group, Stack, Text } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { UploadBox } from '#ui/UploadBox.tsx'
import { calendar } from '#ui/calendar.ts'
import { dayTyped } from '#ui/day-typed.ts'
import { useUploads } from '../draft/uploads.tsx'
import classes from './RequirementFiles.module.css'
import { sendDocument } from './send-document.ts'
import { ViewFile } from './ViewFile.tsx'
import '@mantine/dates/styles.layer.css'

interface Props {
  readonly line: RequirementLine
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
}

const ACCEPT = Object.keys(uploadTypes).join(',')
const HINT = 'PDF, JPG or PNG, up to 5 MB'

/** The files of one requirement: attach, look at, date, replace, remove, and the reason where one is refused. */
export function RequirementFiles({ line, filing, onChanged }: Props) {
  const { begin, end } = useUploads()
  const send =
    (replaces?: number): Send =>
    async (...sending) => {
      begin(1)
      const sent = sendDocument({ filing, code: line.code, replaces }, ...sending)
      onChanged(await sent.finally(() => end(1)))
    }
  // A returned file is replaced; another one beside it would leave it standing.
  const isReturned = line.files.some((file) => file.decision === 'returned')
  const hasRoom = line.is_open && line.files.length < line.max_files && !isReturned
  return (
    <Stack gap="xs" className={classes.files}>
      {line.files.map((file) => (
        <OneFile key={file.id} {...{ line, filing, file, onChanged }} onReplace={send(file.id)} />
      ))}
      {hasRoom && line.files.length === 0 && (
        <UploadBox
          label={line.name}
          accept={ACCEPT}
          maxSize={MAX_UPLOAD_BYTES}
          hint={HINT}
          photosOf={line.name}
          onUpload={send()}
        />
      )}
      {hasRoom && line.files.length > 0 && <AnotherFile name={line.name} onUpload={send()} />}
      {!line.is_open && line.files.length === 0 && (
        <Text size="sm" c="dimmed">
          No file.
        </Text>
      )}
    </Stack>
  )
}

type Send = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<void>

/** A place for one more file, opened when it is wanted. */
function AnotherFile({ name, onUpload }: { name: string; onUpload: Send }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button
        style={{ alignSelf: 'start' }}
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Add another file<span className="vh"> for {name}</span>
      </Button>
    )
  }
  return (
    <UploadBox
      label={`${name}, another file`}
      accept={ACCEPT}
      maxSize={MAX_UPLOAD_BYTES}
      hint={HINT}
      photosOf={name}
      onUpload={async (...file) => {
        await onUpload(...file)
        setOpen(false)
      }}
    />
  )
}

interface FileProps extends Props {
  readonly file: RequirementFile
  readonly onReplace: Send
}

function OneFile({ line, filing, file, onChanged, onReplace }: FileProps) {
  const [isShown, setShown] = useState(false)
  const remove = useAct(removeDocument, { onDone: onChanged, stale: [] })
  const isNew = !filing.submitted_at || file.round > filing.resubmissions || filing.status === 1
  return (
    <div className={file.decision === 'returned' ? classes.returned : undefined}>
      <UploadBox
        label={`${line.name}: ${file.name}`}
        file={{ name: file.name, size: file.size, note: noteOf(file) }}
        accept={ACCEPT}
        maxSize={MAX_UPLOAD_BYTES}
        hint={HINT}
        photosOf={line.name}
        onUpload={onReplace}
        onRemove={isNew ? () => remove.mutate({ params: { id: file.id } }) : undefined}
        disabled={line.is_open ? undefined : noteOf(file)}
      />
      <Group justify="space-between" align="end" gap="md" mt="xxs">
        {line.asks_expiry && <ExpiryDate {...{ line, filing, file, onChanged }} />}
        <Button
          size="compact-sm"
          variant="subtle"
          ml="auto"
          leftSection={<IconEye size={15} aria-hidden />}
          onClick={() => setShown(true)}
          aria-label={`View ${file.name}`}
        >
          View
        </Button>
      </Group>
      {isShown && <ViewFile file={{ id: file.file_id, name: file.name }} onClose={() => setShown(false)} />}
    </div>
  )
}

function noteOf({ page_count, replaces, decision }: RequirementFile): string {
  const pages = page_count === null ? undefined : page_count === 1 ? '1 page' : `${page_count} pages`
  const verdict = decision === 'accepted' ? 'accepted' : decision === 'returned' ? 'returned' : 'checked'
  return [pages, verdict, replaces && `replaces ${replaces}`].filter(Boolean).join(' · ')
}

/** The day on the face of a document, saved when it is chosen. */
function ExpiryDate({ line, filing, file, onChanged }: Omit<FileProps, 'onReplace'>) {
  const act = useAct(dateDocument, { onDone: onChanged, stale: [] })
  if (!line.is_open) return null
  return (
    <DateInput
      size="xs"
      label={line.expiry_label}
      aria-label={`${line.expiry_label}: ${file.name}`}
      valueFormat="D MMM YYYY"
      placeholder="e.g. 31 Dec 2026"
      dateParser={dayTyped}
      {...calendar}
      required
      value={file.expires_on}
      disabled={act.isPending}
      onChange={(expires_on) =>
        act.mutate({ params: { id: filing.transaction_id }, body: { document_id: file.id, expires_on } })
      }
    />
  )
}
