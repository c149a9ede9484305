import type { StoredFile } from '@lading/contract/documents/documents'
import { useRef } from 'react'
import { z } from 'zod'
import { useKeptForm } from './unsent/kept-form.ts'
import { keptKey } from './unsent/kept-key.ts'

/** Signs in a message. */
export const LONGEST_MESSAGE = 5000
const Message = z.object({
  body: z.string().trim().min(1, 'Write the message.').max(LONGEST_MESSAGE),
  file: z.custom<StoredFile | null>(),
  key: z.string(),
})
type Message = z.infer<typeof Message>
const blank: Message = { body: '', file: null, key: '' }

/**
 * The form of a message with its file, kept as it is written. `sent` says it as the call takes it, so that it is sent once
 * though its reply was lost; `empty` once it was sent, `onError` when it was not.
 */
export function useMessageForm(place: string) {
  const form = useKeptForm<Message>(place, Message, blank)
  const key = keptKey(form)
  const going = useRef<Message>(blank)
  return {
    form,
    sent: (message: Message) => {
      const { body, file } = (going.current = message)
      return { idempotencyKey: key.take(), body: { body: paragraphs(body), ...(file && { file_id: file.id }) } }
    },
    onError: key.onError,
    empty: () => {
      const { body, file } = form.getValues()
      key.renew()
      // What was written while it went is the next message.
      if (body !== going.current.body || file?.id !== going.current.file?.id) return form.unsent.forgetSent()
      form.setValues(blank)
      form.clearErrors()
      form.unsent.forget()
    },
  }
}

/** What was typed as paragraphs; signs that mean something in HTML mean themselves. */
function paragraphs(text: string): string {
  const safe = text.trim().replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return safe
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}
