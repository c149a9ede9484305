import type { Filing } from '@lading/contract/filing/filing'
import type { RequirementFile, RequirementLine } from '@lading/contract/filing/requirement-lines'
import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'
import { useUploads } from '../draft/uploads.tsx'
import classes from './RequirementFiles.module.css'
import { NoDay } from './NoDay.tsx'
import { OneFile } from './OneFile.tsx'
import { RemovedFile } from './RemovedFile.tsx'
import { useSendDocument } from './send-document.ts'
import { ofDocuments, type Send } from './upload-place.ts'

interface Props {
  readonly line: RequirementLine
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
}

/** The files of one requirement: attach, look at, date, replace, remove and have it back, and the reason where one is refused. */
export function RequirementFiles({ line, filing, onChanged }: Props) {
  const { begin, end } = useUploads()
  const sendDocument = useSendDocument()
  const [removed, setRemoved] = useState<RequirementFile>()
  const send =
    (replaces?: number): Send =>
    async (...sending) => {
      begin(1)
      const sent = sendDocument({ filing, code: line.code, replaces }, ...sending)
      onChanged(await sent.finally(() => end(1)))
      setRemoved(undefined)
    }
  // A returned file is replaced; another one beside it would leave it standing.
  const isReturned = line.files.some((file) => file.decision === 'returned')
  const hasRoom = line.is_open && line.files.length < line.max_files && !isReturned
  return (
    <Stack gap="xs" className={classes.files}>
      {line.files.map((file) => (
        <OneFile
          key={file.id}
          {...{ line, filing, file, onChanged }}
          onReplace={send(file.id)}
          onRemoved={setRemoved}
        />
      ))}
      <NoDay {...{ line, filing, onChanged }} />
      {removed && (
        <RemovedFile
          key={removed.id}
          {...{ line, filing }}
          file={removed}
          onRestored={(changed) => {
            onChanged(changed)
            setRemoved(undefined)
          }}
        />
      )}
      {hasRoom && line.files.length === 0 && (
        <UploadBox label={line.name} {...ofDocuments} photosOf={line.name} onUpload={send()} />
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
      {...ofDocuments}
      photosOf={name}
      onUpload={async (...file) => {
        await onUpload(...file)
        setOpen(false)
      }}
    />
  )
}
