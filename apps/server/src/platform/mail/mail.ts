import type { Tx } from '../database.ts'
import { randomSlug } from '../random.ts'

export interface Mail {
  readonly to_user_id: number | null
  readonly to_address: string
  readonly subject: string
  /** Addresses of the portal's own screens stand as `portal:/path` in both bodies; the sender puts PUBLIC_URL there. */
  readonly text: string
  readonly html: string
}

/**
 * Leaves a mail for the background job that sends it, in the act's own transaction: no act without its mail, no mail without
 * its act. The Message-ID is fixed here, so that a repeated attempt is recognised as the same mail.
 */
export async function queueMail(tx: Tx, mail: Mail, now: Date): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      message_id: randomSlug(),
      to_user_id: mail.to_user_id,
      to_address: mail.to_address,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      created_at: now,
      next_attempt_at: now,
      sent_at: null,
      given_up_at: null,
    })
    .execute()
}
