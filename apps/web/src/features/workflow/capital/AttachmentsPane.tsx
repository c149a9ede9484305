import { attachToRatioSheet, ratioSheet, removeFromRatioSheet, type RatioSheet } from '@lading/contract/ratio-analysis'
import { ActionIcon, Box, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#lib/act.ts'
import { useCall } from '#lib/api.ts'
import { instantText, sizeText } from '#lib/format.ts'
import { KeptFile } from '#ui/pdf/KeptFile.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'
import { taken } from '../acts/AttachField.tsx'
import { useTransaction } from '../open-transaction.ts'

interface Props {
  readonly attachments: RatioSheet['attachments']
  readonly mayWrite: boolean
}

/** The files beside the figures: workings and statements that only the agency reads. */
export function AttachmentsPane({ attachments, mayWrite }: Props) {
  if (attachments.length === 0 && !mayWrite) return null
  return (
    <Pane title="Attachments" subtitle="Workings of the analysis. The client does not see them.">
      {attachments.length > 0 && (
        <RuledList aria-label="Attachments of the analysis">
          {attachments.map((one) => (
            <Attachment key={one.id} attachment={one} mayWrite={mayWrite} />
          ))}
        </RuledList>
      )}
      {mayWrite && <AddAttachment key={attachments.length} />}
    </Pane>
  )
}

interface Attached {
  readonly attachment: Props['attachments'][number]
  readonly mayWrite: boolean
}

function Attachment({ attachment: { id, file, by, at }, mayWrite }: Attached) {
  const act = useAct(removeFromRatioSheet, { done: 'The file was removed.', stale: [ratioSheet] })
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Box flex="1 1 160px" miw={0}>
        <Text size="sm" fw={600} truncate title={file.name}>
          {file.name}
        </Text>
        <Text size="xs" c="dimmed" className="num">
          {[sizeText(file.size), by?.name, instantText(at)].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Group gap="xs" wrap="nowrap">
        <KeptFile id={file.id} name="Save" />
        {mayWrite && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove ${file.name}`}
            loading={act.isPending}
            onClick={() => act.mutate({ params: { id } })}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </Group>
  )
}

function AddAttachment() {
  const { transaction_id } = useTransaction().transaction
  const call = useCall()
  const queries = useQueryClient()
  return (
    <Box mt="sm">
      <UploadBox
        {...taken}
        label="Attachment of the analysis"
        onUpload={async (file, onProgress, signal) => {
          await call(attachToRatioSheet, { files: { file }, body: { transaction_id }, onProgress, signal })
          await queries.invalidateQueries({ queryKey: [ratioSheet.path] })
        }}
      />
    </Box>
  )
}
