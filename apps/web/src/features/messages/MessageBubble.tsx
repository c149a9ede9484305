import { messageThread, removeMessage, customerMessages, type Message } from '@lading/contract/messages'
import { Button, Group, Text } from '@mantine/core'
import { IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { useFileDownload } from '#lib/use-file-download.ts'
import { instantText, sizeText } from '#lib/format.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { RichHtml } from '#ui/facts/RichHtml.tsx'
import classes from './MessageBubble.module.css'

interface Props {
  readonly message: Message
  /** Not read before this visit. */
  readonly isNew: boolean
}

/** One message; one's own can be taken back. */
export function MessageBubble({ message, isNew }: Props) {
  const [isAsked, setAsked] = useState(false)
  const saving = useFileDownload()
  const act = useAct(removeMessage, {
    done: 'The message was withdrawn.',
    stale: [messageThread, customerMessages],
    onDone: () => setAsked(false),
  })
  const { author, side, is_mine, body, created_at, file } = message
  return (
    <li className={classes.bubble} data-side={side} data-mine={is_mine || undefined}>
      <Group gap="xs" align="baseline" mb="xxs">
        <b>{is_mine ? 'You' : author}</b>
        {isNew && (
          <Mark tone="client" size="sm">
            New
          </Mark>
        )}
        <Text component="time" dateTime={created_at} className="num" fz="dense" c="dimmed" ml="auto">
          {instantText(created_at)}
        </Text>
      </Group>
      <RichHtml html={body} />
      {file && (
        <button type="button" className="link" onClick={() => saving.mutate(file.id)}>
          <IconPaperclip size={15} style={{ verticalAlign: -3 }} aria-hidden /> {file.name}{' '}
          <span className="num">{sizeText(file.size)}</span>
        </button>
      )}
      {is_mine && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={13} aria-hidden />}
          onClick={() => setAsked(true)}
        >
          Take back
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Withdraw this message?"
          confirm="Take back"
          danger
          busy={act.isPending}
          onConfirm={() => act.mutate({ params: { id: message.id } })}
          onClose={() => setAsked(false)}
        >
          It is removed from the messages for everyone. It stays in the audit record.
        </ConfirmDialog>
      )}
    </li>
  )
}
