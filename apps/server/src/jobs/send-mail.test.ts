import { afterAll, beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { mailboxOf, mailsIn } from '#platform/mail/demo-mailbox'
import { queueMail } from '#platform/mail/mail'
import type { Mailer } from '#platform/mail/mail-transport'
import { healthOf } from '#modules/health/health-of'
import { createWorld } from '#testing/world'
import { sendMail } from './send-mail.ts'

const world = await createWorld()
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('mail_outbox').execute())

const letterTo = (to_address: string) => ({
  to_user_id: null,
  to_address,
  subject: 'Peñafrancia ₱ 5,030.00',
  text: 'See portal:/home',
  html: '<p>See <a href="portal:/home">the portal</a></p>',
})
const write = (to_address: string) =>
  world.db.transaction().execute((tx) => queueMail(tx, letterTo(to_address), world.clock.now()))
const outbox = () => world.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
const mailPart = async () => (await healthOf(world)).parts.find(({ name }) => name === 'mail')
const received = async (to: string) => (await mailsIn(ensure(mailboxOf(world.config)))).filter((mail) => mail.to === to)

/** A mail server that refuses until it is repaired, and remembers what it was offered. */
function moodyMailer() {
  const offered: string[] = []
  const mood = { isWell: false }
  const mailer: Mailer = {
    async send({ message_id }) {
      offered.push(message_id)
      if (!mood.isWell) throw new Error('451 Come back later')
    },
    async close() {},
  }
  return { offered, mood, job: sendMail(world, async () => mailer) }
}

test('a mail goes over SMTP with the portal’s address in it, and is not sent again', async () => {
  await write('ana@example.ph')
  await world.runJobs()
  await world.runJobs()

  const [mail, ...more] = await received('ana@example.ph')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Peñafrancia ₱ 5,030.00', text: `See ${world.config.public_url}/home\n` })
  expect(mail?.html).toContain(`href="${world.config.public_url}/home"`)
  const [row] = await outbox()
  expect(mail?.message_id).toBe(`<${row?.message_id}@lading.example>`)
  expect(row).toMatchObject({ sent_at: world.clock.now(), text_body: '', html_body: '' })
})

test('a refused mail waits longer each time, keeps its Message-ID and is given up after the eighth attempt', async () => {
  const { offered, job } = moodyMailer()
  await write('ben@example.ph')

  const pauses: number[] = []
  for (let attempt = 1; attempt <= 8; attempt++) {
    await job.run()
    const [row] = await outbox()
    pauses.push(ensure(row).next_attempt_at.getTime() - world.clock.now().getTime())
    world.clock.forward({ hours: 13 })
  }
  expect(offered).toHaveLength(8)
  expect(new Set(offered).size).toBe(1)
  expect(pauses.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * 60_000))
  expect((await outbox())[0]).toMatchObject({ attempts: 8, last_error: '451 Come back later', sent_at: null })
  expect((await outbox())[0]).toMatchObject({ given_up_at: expect.any(Date), text_body: '', html_body: '' })

  await job.run()
  expect(offered).toHaveLength(8)
  expect(await mailPart()).toMatchObject({
    state: 'failing',
    says: '0 waiting, 1 given up within a week, demo mailbox',
  })
  world.clock.forward({ days: 8 })
  expect(await mailPart()).toMatchObject({ state: 'stand-in', says: '0 waiting, demo mailbox' })
})

test('a server that recovers gets the mail it refused', async () => {
  const { offered, mood, job } = moodyMailer()
  await write('carla@example.ph')
  await job.run()
  mood.isWell = true
  await job.run()
  expect(offered).toHaveLength(1)

  world.clock.forward({ minutes: 2 })
  await job.run()
  expect(offered).toHaveLength(2)
  expect((await outbox())[0]?.sent_at).toEqual(expect.any(Date))
})

test('two senders at once send each mail once', async () => {
  for (let i = 0; i < 30; i++) await write('elmo@example.ph')
  await Promise.all([sendMail(world).run(), sendMail(world).run(), sendMail(world).run()])
  expect(await received('elmo@example.ph')).toHaveLength(30)
})
