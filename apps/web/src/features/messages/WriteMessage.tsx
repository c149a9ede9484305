import { MAX_UPLOAD_BYTES, uploadFile, uploadTypes, type StoredFile } from '@lading/contract/documents/documents'
import { customerMessages, messageThread, writeMessage, type MessageThread } from '@lading/contract/messages'
import { Button, Flex } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { useCall } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'

const LONGEST = 5000
const Words = z.object({ body: z.string().trim().min(1, 'Write the message.').max(LONGEST) })

/** A message to the agency, with a file where one goes with it. */
export function WriteMessage({ thread }: { thread: MessageThread }) {
  const call = useCall()
  const form = useKeptForm('message', Words, { body: '' })
  const [file, setFile] = useState<StoredFile>()
  const act = useAct(writeMessage, {
    done: 'The message was sent.',
    stale: [messageThread, customerMessages],
    // Before the reads come back: what is written meanwhile is the next message.
    onSent: () => {
      form.setValues({ body: '' })
      form.clearErrors()
      form.unsent.forget()
      setFile(undefined)
    },
  })
  const upload = async (chosen: File, onProgress: (sent: number) => void, signal: AbortSignal) => {
    setFile(await call(uploadFile, { files: { file: chosen }, onProgress, signal }).catch(asReason))
  }
  return (
    <Form
      form={form}
      problem={act.error}
      busy={act.isPending}
      label="Write a message"
      onSubmit={({ body }) =>
        act.mutate({
          body: { transaction_id: thread.transaction_id, body: paragraphs(body), ...(file && { file_id: file.id }) },
        })
      }
    >
      <LongTextField name="body" label="Message to the agency" rows={4} maxLength={LONGEST} required />
      <UploadBox
        label="File with the message"
        file={file && { name: file.name, size: file.size, note: 'checked' }}
        accept={Object.keys(uploadTypes).join(',')}
        maxSize={MAX_UPLOAD_BYTES}
        hint="Optional: PDF, JPG or PNG, up to 5 MB"
        onUpload={upload}
        onRemove={() => setFile(undefined)}
      />
      <Flex justify="end">
        <Button type="submit" loading={act.isPending} leftSection={<IconSend size={16} aria-hidden />}>
          Send
        </Button>
      </Flex>
    </Form>
  )
}

/** What was typed as paragraphs; signs that mean something in HTML mean themselves. */
export function paragraphs(text: string): string {
  const safe = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return safe
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function asReason(error: unknown): never {
  const reason = error instanceof CallFailed ? Object.values(error.problem.errors ?? {}).flat()[0] : undefined
  throw reason ? new Error(reason) : error
}
