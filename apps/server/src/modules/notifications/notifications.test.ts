import { deactivateBusinessUser } from '@lading/contract/business-users'
import { listNotifications, markNotificationsRead, readNotification } from '@lading/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { applicant } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'
import { foldNotificationTotals } from './notification-totals.ts'
import { notify, type Notice } from './notify.ts'
import { clientOf, peopleWith } from './recipients.queries.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const MAIL = 'Your application SFF-N-2026-000001 was received'
const notice = (user_ids: number[], more: Partial<Notice> = {}): Notice => ({
  user_ids,
  subject: 'Status Change: for evaluation',
  message: '<p>Your application was <b>received</b>.</p>',
  link: '/my-applications/1',
  mail: false,
  ...more,
})
const tell = (told: Notice) => world.db.transaction().execute((tx) => notify(tx, told, world.clock.now()))
const mailsTo = (to_user_id: number) =>
  world.db.selectFrom('mail_outbox').selectAll().where('to_user_id', '=', to_user_id).execute()

describe('notify', () => {
  test('a person named twice is told once, and what runs in a browser is taken out of the message', async () => {
    const ana = await world.customer()
    await tell(notice([ana.user_id, ana.user_id], { message: '<p onclick="x()">Good <script>bad()</script>day</p>' }))

    const { body } = await ana.call(listNotifications)
    expect(body).toMatchObject({ total: 1, unread: 1, data: [{ read_at: null, data: { from: null } }] })
    expect(body.data[0]?.data.message).toBe('<p>Good day</p>')
  })

  test('an act that fails tells nobody', async () => {
    const ana = await world.customer()
    const act = world.db.transaction().execute(async (tx) => {
      await notify(tx, notice([ana.user_id], { mail: MAIL }), world.clock.now())
      throw new Error('the act fails')
    })
    await expect(act).rejects.toThrow('the act fails')

    expect((await ana.call(listNotifications)).body.total).toBe(0)
    expect(await mailsTo(ana.user_id)).toEqual([])
  })

  test('a mail copy says the same in text and HTML, and leads to the portal', async () => {
    const ana = await world.customer()
    await tell(notice([ana.user_id], { mail: MAIL }))

    const [mail] = await mailsTo(ana.user_id)
    expect(mail).toMatchObject({ subject: MAIL, sent_at: null })
    expect(mail?.text_body).toContain('Your application was received.')
    expect(mail?.text_body).toContain('portal:/my-applications/1')
    expect(mail?.html_body).toContain('<b>received</b>')
  })

  test('no mail goes to an address that nobody confirmed, nor to a disabled account', async () => {
    const [unconfirmed, disabled] = [await world.customer(), await world.customer()]
    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', unconfirmed.user_id).execute()
    await world.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', disabled.user_id).execute()
    await tell(notice([unconfirmed.user_id, disabled.user_id], { mail: MAIL }))

    expect(await mailsTo(unconfirmed.user_id)).toEqual([])
    expect(await mailsTo(disabled.user_id)).toEqual([])
  })
})

describe('PUT /notifications/:id', () => {
  test('the time of the first reading comes back, also the second time', async () => {
    const ana = await world.customer()
    await tell(notice([ana.user_id]))
    const { id } = ensure((await ana.call(listNotifications)).body.data[0])

    const first = await ana.call(readNotification, { params: { id } })
    world.clock.forward({ minutes: 5 })
    const second = await ana.call(readNotification, { params: { id } })
    expect(second.body).toEqual(first.body)
    expect((await ana.call(listNotifications)).body).toMatchObject({ total: 1, unread: 0 })
  })

  test('nobody reads what another person was told', async () => {
    const [ana, ben] = [await world.customer(), await world.customer()]
    await tell(notice([ana.user_id]))
    const { id } = ensure((await ana.call(listNotifications)).body.data[0])

    expect(await ben.call(readNotification, { params: { id } })).toMatchObject({ status: 404 })
    expect((await ana.call(listNotifications)).body.unread).toBe(1)
    expect(await world.visitor().call(listNotifications)).toMatchObject({ status: 401 })
  })
})

test('PUT /notifications/markasread leaves nothing unread for this person alone', async () => {
  const [ana, ben] = [await world.customer(), await world.customer()]
  await tell(notice([ana.user_id, ben.user_id]))
  await tell(notice([ana.user_id]))
  await ana.call(markNotificationsRead)

  expect((await ana.call(listNotifications)).body).toMatchObject({ total: 2, unread: 0 })
  expect((await ben.call(listNotifications)).body).toMatchObject({ total: 1, unread: 1 })
})

test('what a person was told is counted whole while many are told, also where two jobs fold it at once', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => world.customer()))
  const user_ids = people.map(({ user_id }) => user_id)
  const folds = () => Promise.all([foldNotificationTotals(world.db), foldNotificationTotals(world.db)])
  await Promise.all([...Array.from({ length: 12 }, () => tell(notice(user_ids))), folds()])
  for (const person of people)
    expect((await person.call(listNotifications)).body).toMatchObject({ total: 12, unread: 12 })

  await folds()
  for (const person of people) {
    const second = await person.call(listNotifications, { query: { page: 2 } })
    expect(second.body).toMatchObject({ total: 12, unread: 12 })
    expect(second.body.data).toHaveLength(2)
  }
  const lines = await world.db
    .selectFrom('notification_totals')
    .select('user_id')
    .where('user_id', 'in', user_ids)
    .execute()
  expect(lines).toHaveLength(3)
}, 30_000)

test('a desk is told through who holds its permission in the agency, or in both', async () => {
  const [sea, air, both] = [await world.staff('dti'), await world.staff('cab'), await world.staff(null)]
  const { id } = await world.db
    .insertInto('permissions')
    .values({ name: 'ring-the-bell', kind: 'act' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { user_id } of [sea, air, both, await world.staff('dti')].slice(0, 3))
    await world.db.insertInto('user_permissions').values({ user_id, permission_id: id }).execute()

  expect(await peopleWith(world.db, 'ring-the-bell', 'dti')).toEqual([sea.user_id, both.user_id])
})

test('who wrote an application is told of it beside the owners, until they no longer act for the business', async () => {
  const { client: owner, business_id } = await applicant(world)
  const author = await world.customer()
  await world.joins(author, business_id, { owner: false, rights: ['submit'] })
  const told = () => clientOf(world.db, { business_id, author_id: author.user_id })
  expect(await told()).toEqual([owner.user_id, author.user_id])

  await owner.call(deactivateBusinessUser, { body: { business_id, user_id: author.user_id } })
  expect(await told()).toEqual([owner.user_id])
  expect(await clientOf(world.db, { business_id, author_id: null })).toEqual([owner.user_id])
})
