import { createTransport } from 'nodemailer'
import { ensure } from '@lading/domain/ensure'
import type { Config } from '../config.ts'
import { startMailbox } from './demo-mail-server.ts'
import { mailboxOf } from './demo-mailbox.ts'
import type { Mail } from './mail.ts'
import { withPortalAddress } from '../portal-address.ts'

export interface Mailer {
  /** Resolves once the mail server took the mail over; throws what it said otherwise. */
  send(mail: Pick<Mail, 'to_address' | 'subject' | 'text' | 'html'> & { message_id: string }): Promise<void>
  close(): Promise<void>
}

/** A connection to the mail server of SMTP_URL, or in demo mode to the portal's own mailbox. */
export async function openMailer(config: Config): Promise<Mailer> {
  const folder = mailboxOf(config)
  const mailbox = folder === undefined ? undefined : await startMailbox(folder)
  const transport = createTransport({
    url: mailbox ? `smtp://127.0.0.1:${mailbox.port}` : ensure(config.smtp_url, 'SMTP_URL'),
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ message_id, to_address, subject, text, html }) {
      await transport.sendMail({
        from: config.mail_from,
        to: { name: '', address: to_address },
        subject,
        text: withPortalAddress(text, config),
        html: withPortalAddress(html, config),
        messageId: `<${message_id}@${domainOf(config.mail_from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    async close() {
      transport.close()
      await mailbox?.close()
    },
  }
}

const domainOf = (address: string) => /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost'
