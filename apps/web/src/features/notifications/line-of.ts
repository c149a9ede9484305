import type { Notification } from '@lading/contract/notifications'
import { signedName } from '@lading/domain/people/particulars/full-name'

/** A notification as a line of a list: its message without HTML, and who wrote it where somebody did. */
export function lineOf({ id, created_at, read_at, data: { subject, message, from } }: Notification) {
  const words = new DOMParser().parseFromString(message.replaceAll('</p>', ' '), 'text/html').body.textContent
  return {
    id,
    subject,
    message: words.trim(),
    created_at,
    is_unread: read_at === null,
    from: from && (signedName(from) || from.email),
  }
}
