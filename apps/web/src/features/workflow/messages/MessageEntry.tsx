import { messageThread, removeMessage, type Message } from '@lading/contract/messages'
import { initials } from '@lading/domain/people/particulars/avatar'
import { Avatar, Box, Group } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { useFileDownload } from '#lib/use-file-download.ts'
import { instantText, sizeText } from '#lib/format.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { RichHtml } from '#ui/facts/RichHtml.tsx'

interface Props {
  readonly message: Message
  /** Not read before this visit. */
  readonly isNew: boolean
}

/** One message or note; one's own can be taken back. */
export function MessageEntry({ message, isNew }: Props) {
  const { author, side, is_mine, body, file, created_at } = message
  const [isAsked, setAsked] = useState(false)
  const saving = useFileDownload()
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
      <Avatar size={30} radius="xl" color={side === 'client' ? 'brass' : 'pacific'} aria-hidden>
        {initials(author)}
      </Avatar>
      <Box flex={1} miw={0} fz="sm">
        <Group justify="space-between" gap="xs" fz="xs" c="dimmed">
          <span>
            <b>{is_mine ? 'You' : author}</b> ·{' '}
            <time dateTime={created_at} className="num">
              {instantText(created_at)}
            </time>
          </span>
          {isNew && (
            <Mark tone="client" size="sm">
              New
            </Mark>
          )}
          {is_mine && (
            <button type="button" className="link" onClick={() => setAsked(true)}>
              Take back
            </button>
          )}
        </Group>
        <RichHtml html={body} fz="sm" />
        {file && (
          <button type="button" className="link" onClick={() => saving.mutate(file.id)}>
            <IconPaperclip size={14} aria-hidden /> {file.name} <span className="num">{sizeText(file.size)}</span>
          </button>
        )}
      </Box>
      {isAsked && <TakeBack id={message.id} onClose={() => setAsked(false)} />}
    </Group>
  )
}

function TakeBack({ id, onClose }: { id: number; onClose: () => void }) {
  const act = useAct(removeMessage, { done: 'It was withdrawn.', stale: [messageThread], onDone: onClose })
  return (
    <ConfirmDialog
      title="Take this back?"
      confirm="Take back"
      danger
      busy={act.isPending}
      onConfirm={() => act.mutate({ params: { id } })}
      onClose={onClose}
    >
      It is removed from the messages for everyone. It stays in the audit record.
    </ConfirmDialog>
  )
}
