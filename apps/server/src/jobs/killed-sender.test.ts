import fc from 'fast-check'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { queueMail } from '#platform/mail/mail'
import { openMailer, type Mailer } from '#platform/mail/mail-transport'
import { createWorld, type World } from '#testing/world'
import { sendMail } from './send-mail.ts'

const isProof = process.env['LADING_PROOF'] === 'full'
const MAILS = isProof ? 1000 : 250

let world: World
let server: SMTPServer
/** The Message-ID of each mail that the mail server took over, as often as it did. */
const taken: string[] = []
beforeAll(async () => {
  world = await createWorld()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        taken.push(ensure(ensure(/^Message-ID: (\S+)/im.exec(mail))[1]))
        done()
      }, done),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed))
  await world.close()
})

const ours = () => {
  const smtp_url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return { ...world, config: { ...world.config, smtp_url } }
}

/** How a sender's process can end: before the mail server has a mail, or before the portal has written that it has. */
interface Kill {
  readonly at: number
  readonly is_taken: boolean
}
const Kill: fc.Arbitrary<Kill> = fc.record({
  at: fc.integer({ min: 1, max: (MAILS / 100) * 12 }),
  is_taken: fc.boolean(),
})

/** Sends until the kill; what the sender would have done next never happens. */
function sendUntil({ at, is_taken }: Kill): Promise<void> {
  return new Promise((ended, failed) => {
    let begun = 0
    const open = async (): Promise<Mailer> => {
      const mailer = await openMailer(ours().config)
      const send: Mailer['send'] = async (mail) => {
        begun += 1
        if (begun < at || is_taken) await mailer.send(mail)
        if (begun < at) return
        await mailer.close()
        ended()
        await new Promise(() => {})
      }
      return { send, close: () => mailer.close() }
    }
    sendMail(ours(), open).run().then(ended, failed)
  })
}

async function leaveMails(): Promise<void> {
  await world.db.deleteFrom('mail_outbox').execute()
  const letter = {
    to_user_id: null,
    to_address: 'ana@example.ph',
    subject: 'Received',
    text: 'Yes.',
    html: '<p>Yes.</p>',
  }
  await world.db.transaction().execute(async (tx) => {
    for (let mail = 0; mail < MAILS; mail += 1) await queueMail(tx, letter, world.clock.now())
  })
}

test(`of ${MAILS} mails none is lost, and each kill of the sender repeats one at most, under the same Message-ID`, async () => {
  const kills = fc.array(Kill, { minLength: 4, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(kills, async (these) => {
      await leaveMails()
      taken.length = 0
      for (const kill of these) await sendUntil(kill)
      world.clock.forward({ minutes: 4 }) // what a killed sender held is due again
      await sendMail(ours()).run()

      const repeated = these.filter(({ is_taken }) => is_taken).length
      expect({ mails: new Set(taken).size, sent: taken.length }).toEqual({ mails: MAILS, sent: MAILS + repeated })
      const left = await world.db.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).execute()
      expect(left).toEqual([])
    }),
    { numRuns: isProof ? 10 : 1, endOnFailure: true },
  )
})
