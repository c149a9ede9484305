import { transactionDetail } from '@lading/contract/evaluation'
import { messageThread, writeMessage, type MessageAudience } from '@lading/contract/messages'
import type { StoredFile } from '@lading/contract/documents/documents'
import { Button } from '@mantine/core'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { useBound } from '#ui/forms/bound.ts'
import { Form, FormFoot } from '#ui/forms/Form.tsx'
import { AttachField } from '../acts/AttachField.tsx'
import { useTransaction } from '../open-transaction.ts'
import { LONGEST_MESSAGE, useMessageForm } from '#ui/forms/message-form.ts'

/** A box to write to the client, or a note among staff. */
export function WriteForm({ audience }: { audience: MessageAudience }) {
  const { transaction } = useTransaction()
  const { form, sent, onError, empty } = useMessageForm(`messages/${audience}`)
  const isToClient = audience === 'client'
  const act = useAct(writeMessage, {
    done: isToClient ? 'The message is sent to the client.' : 'The note is saved.',
    stale: [messageThread, transactionDetail],
    onSent: empty, // before the reads come back: what is written meanwhile is the next message
  })
  const { transaction_id } = transaction
  const write = (message: Parameters<typeof sent>[0]) => {
    const { body, ...key } = sent(message)
    act.mutate({ ...key, body: { transaction_id, audience, ...body } }, { onError })
  }
  return (
    <Form
      form={form}
      problem={act.error}
      busy={act.isPending}
      onSubmit={write}
      label={isToClient ? 'Write to the client' : 'Write a note'}
    >
      <LongTextField
        name="body"
        label={isToClient ? `Message to ${transaction.business_name}` : 'Add an internal note'}
        rows={3}
        maxLength={LONGEST_MESSAGE}
      />
      <Attachment />
      <FormFoot>
        <Button
          type="submit"
          size="sm"
          loading={act.isPending}
          variant={isToClient ? 'filled' : 'default'}
          leftSection={isToClient && <IconSend size={15} aria-hidden />}
        >
          {isToClient ? 'Send to client' : 'Save note'}
        </Button>
      </FormFoot>
    </Form>
  )
}

/** A file goes along only where somebody asks for it. */
function Attachment() {
  const file = useBound<StoredFile | null>('file').value
  const [isOpen, setOpen] = useState(false)
  if (isOpen || file) return <AttachField name="file" label="Attached file" />
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      justify="flex-start"
      leftSection={<IconPaperclip size={14} aria-hidden />}
      onClick={() => setOpen(true)}
    >
      Attach a file
    </Button>
  )
}
