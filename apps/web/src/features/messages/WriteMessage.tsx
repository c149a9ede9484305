import { MAX_UPLOAD_BYTES, uploadFile, uploadTypes, type StoredFile } from '@lading/contract/documents/documents'
import { customerMessages, messageThread, writeMessage, type MessageThread } from '@lading/contract/messages'
import { Button, Flex } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { useCall } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { useBound } from '#ui/forms/bound.ts'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { keptKey } from '#ui/forms/unsent/kept-key.ts'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'

const LONGEST = 5000
const Words = z.object({
  body: z.string().trim().min(1, 'Write the message.').max(LONGEST),
  file: z.custom<StoredFile | null>(),
  key: z.string(),
})
type Words = z.infer<typeof Words>
const blank: Words = { body: '', file: null, key: '' }

/** A message to the agency, with a file where one goes with it. */
export function WriteMessage({ thread }: { thread: MessageThread }) {
  const form = useKeptForm<Words>('message', Words, blank)
  const key = keptKey(form)
  const act = useAct(writeMessage, {
    done: 'The message was sent.',
    stale: [messageThread, customerMessages],
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
        body: { transaction_id: thread.transaction_id, body: paragraphs(body), ...(file && { file_id: file.id }) },
      },
      { onError: key.onError },
    )
  return (
    <Form form={form} problem={act.error} busy={act.isPending} label="Write a message" onSubmit={write}>
      <LongTextField name="body" label="Message to the agency" rows={4} maxLength={LONGEST} required />
      <Attachment />
      <Flex justify="end">
        <Button type="submit" loading={act.isPending} leftSection={<IconSend size={16} aria-hidden />}>
          Send
        </Button>
      </Flex>
    </Form>
  )
}

function Attachment() {
  const call = useCall()
  const { value: file, set } = useBound<StoredFile | null>('file')
  const upload = async (chosen: File, onProgress: (sent: number) => void, signal: AbortSignal) =>
    set(await call(uploadFile, { files: { file: chosen }, onProgress, signal }).catch(asReason))
  return (
    <UploadBox
      label="File with the message"
      file={file ? { name: file.name, size: file.size, note: 'checked' } : undefined}
      accept={Object.keys(uploadTypes).join(',')}
      maxSize={MAX_UPLOAD_BYTES}
      hint="Optional: PDF, JPG or PNG, up to 5 MB"
      onUpload={upload}
      onRemove={() => set(null)}
    />
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
