import { transactionDetail } from '@lading/contract/evaluation'
import { messageThread, writeMessage, type MessageAudience } from '@lading/contract/messages'
import type { StoredFile } from '@lading/contract/documents/documents'
import { Button } from '@mantine/core'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { useBound } from '#ui/forms/bound.ts'
import { Form, FormFoot } from '#ui/forms/Form.tsx'
import { AttachField } from '../acts/AttachField.tsx'
import { useTransaction } from '../open-transaction.ts'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { keptKey } from '#ui/forms/unsent/kept-key.ts'

const LONGEST = 5000
const Words = z.object({
  body: z.string().trim().min(1, 'Write the message.').max(LONGEST),
  file: z.custom<StoredFile | null>(),
  key: z.string(),
})
type Words = z.infer<typeof Words>
const blank: Words = { body: '', file: null, key: '' }

/** A box to write to the client, or a note among staff. */
export function WriteForm({ audience }: { audience: MessageAudience }) {
  const { transaction } = useTransaction()
  const form = useKeptForm<Words>(`messages/${audience}`, Words, blank)
  const key = keptKey(form)
  const isToClient = audience === 'client'
  const act = useAct(writeMessage, {
    done: isToClient ? 'The message is sent to the client.' : 'The note is saved.',
    stale: [messageThread, transactionDetail],
    // Before the reads come back: what is written meanwhile is the next message.
    onSent: () => {
      form.setValues(blank)
      form.clearErrors()
      form.unsent.forget()
    },
  })
  const write = ({ body, file }: Words) =>
    act.mutate(
      {
        idempotencyKey: key.take(),
        body: {
          transaction_id: transaction.transaction_id,
          audience,
          body: paragraphs(body),
          ...(file && { file_id: file.id }),
        },
      },
      { onError: key.onError },
    )
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
        maxLength={LONGEST}
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

/** What was typed as paragraphs; signs that mean something in HTML mean themselves. */
function paragraphs(text: string): string {
  const safe = text.trim().replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return safe
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}
