import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Config } from '../config.ts'
import { cleanHtml } from '../clean-html.ts'

export interface ReceivedMail {
  readonly id: string
  readonly received_at: string
  readonly message_id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The folder of the demo's mailbox; undefined where mails go to a real server. */
export function mailboxOf(config: Config): string | undefined {
  return config.demo && !config.smtp_url ? join(config.data_dir, 'mailbox') : undefined
}

/** The newest first. */
export async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const names = await namesIn(folder)
  const mails = await Promise.all(names.toReversed().map((name) => mailOf(folder, name).catch(unlessGone)))
  return mails.filter((mail) => mail !== undefined)
}

/** A mail that was listed may have given way to a newer one since. */
function unlessGone(reason: NodeJS.ErrnoException): undefined {
  if (reason.code !== 'ENOENT') throw reason
}

/** One mail by its id; undefined where there is none (any more). */
export async function mailIn(folder: string, id: string): Promise<ReceivedMail | undefined> {
  const name = (await namesIn(folder)).find((each) => each === `${id}.eml`)
  return name === undefined ? undefined : mailOf(folder, name).catch(unlessGone)
}

/** The files of the mails, the oldest first. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).sort()
}

async function mailOf(folder: string, name: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)))
  return {
    id: name.replace('.eml', ''),
    received_at: new Date(Number(name.split('-')[0])).toISOString(),
    message_id: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map((person) => person.address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: cleanHtml(mail.html ?? ''),
  }
}
