import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { namesIn } from './demo-mailbox.ts'
import { randomSlug } from '../random.ts'

const KEPT = 200 // mails; the oldest go first

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

let received = 0

async function keep(folder: string, stream: Parameters<typeof text>[0]): Promise<void> {
  received += 1
  const name = `${Date.now()}-${String(received).padStart(6, '0')}-${randomSlug().slice(0, 6)}.eml`
  // Under another name until it is whole: a mailbox that is open reads what is there.
  await writeFile(join(folder, `${name}.part`), await text(stream))
  await rename(join(folder, `${name}.part`), join(folder, name))
  const tooMany = (await namesIn(folder)).slice(0, -KEPT)
  await Promise.all(tooMany.map((old) => rm(join(folder, old), { force: true })))
}
