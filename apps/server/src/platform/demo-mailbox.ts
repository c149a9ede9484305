import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Config } from './config.ts'
import { cleanHtml } from './clean-html.ts'
import { randomSlug } from './random.ts'

const KEPT = 200 // mails; the oldest go first

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

/** A mail server on a free port of this machine that keeps what it receives, as received, in a folder. */
export async function startMailbox(folder: string): Promise<{ port: number; close(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, done) => void keep(folder, stream).then(() => done(), done),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** The newest first. */
export async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const names = await namesIn(folder)
  return Promise.all(names.toReversed().map((name) => mailOf(folder, name)))
}

/** One mail by its id; undefined where there is none (any more). */
export async function mailIn(folder: string, id: string): Promise<ReceivedMail | undefined> {
  const name = (await namesIn(folder)).find((each) => each === `${id}.eml`)
  return name === undefined ? undefined : mailOf(folder, name)
}

let received = 0

async function keep(folder: string, stream: Parameters<typeof text>[0]): Promise<void> {
  received += 1
  const name = `${Date.now()}-${String(received).padStart(6, '0')}-${randomSlug().slice(0, 6)}.eml`
  await writeFile(join(folder, name), await text(stream))
  const tooMany = (await namesIn(folder)).slice(0, -KEPT)
  await Promise.all(tooMany.map((old) => rm(join(folder, old), { force: true })))
}

async function namesIn(folder: string): Promise<string[]> {
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
