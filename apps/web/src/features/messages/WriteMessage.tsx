import { MAX_UPLOAD_BYTES, uploadFile, uploadTypes, type StoredFile } from '@lading/contract/documents/documents'
import { customerMessages, messageThread, writeMessage, type MessageThread } from '@lading/contract/messages'
import { Button, Flex } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useAct } from '#lib/act.ts'
import { useCall } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { useBound } from '#ui/forms/bound.ts'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { LONGEST_MESSAGE, useMessageForm } from '#ui/forms/message-form.ts'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'

/** A message to the agency, with a file where one goes with it. */
export function WriteMessage({ thread }: { thread: MessageThread }) {
  const { form, sent, onError, empty } = useMessageForm('message')
  const act = useAct(writeMessage, {
    done: 'The message was sent.',
    stale: [messageThread, customerMessages],
    onSent: empty, // before the reads come back: what is written meanwhile is the next message
  })
  const { transaction_id } = thread
  const write = (message: Parameters<typeof sent>[0]) => {
    const { body, ...key } = sent(message)
    act.mutate({ ...key, body: { transaction_id, ...body } }, { onError })
  }
  return (
    <Form form={form} problem={act.error} busy={act.isPending} label="Write a message" onSubmit={write}>
      <LongTextField name="body" label="Message to the agency" rows={4} maxLength={LONGEST_MESSAGE} required />
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

function asReason(error: unknown): never {
  const reason = error instanceof CallFailed ? Object.values(error.problem.errors ?? {}).flat()[0] : undefined
  throw reason ? new Error(reason) : error
}
