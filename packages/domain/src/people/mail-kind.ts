import { favourableStatuses } from '../transactions/status-groups.ts'
import type { Status } from '../transactions/status.ts'

/**
 * The kinds of mail copies that a person may do without; in the portal itself they are told all the same. Every other
 * mail is a notice that rules or safety ask for, and is sent in any case.
 */
export const mailKinds = ['progress', 'messages', 'reminders'] as const
export type MailKind = (typeof mailKinds)[number]

/** What a mail on the arrival in a status is; undefined of a notice that cannot be turned off. */
export function mailKindOf(status: Status): MailKind | undefined {
  return favourableStatuses.includes(status) ? 'progress' : undefined
}
