import { downloadFile } from '@lading/contract/documents/documents'
import {
  advisoryBySlug,
  advisoryItems,
  announcementBySlug,
  announcementItems,
  listAdvisories,
  listAnnouncements,
  showAdvisory,
  showAnnouncement,
} from '@lading/contract/posts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createWorld, type World } from '#testing/world'
import { seedDemoPeople } from '../../seed/people.ts'
import { seedDemoPosts } from '../../seed/demo/posts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedDemoPeople(world.db, world.clock.now())
  await seedDemoPosts(world.db, world.files, world.clock.now())
})
afterAll(() => world.close())

const EVALUATOR = 5
const titles = ({ body }: { body: { data: { title: string }[] } }) => body.data.map(({ title }) => title)
const announcement = (slug: string) =>
  world.db.selectFrom('announcements').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()

describe('GET /announcements/list/item', () => {
  test('says what is for everybody to a visitor, and to each role what is for it, newest first', async () => {
    const [customer, evaluator] = [await world.customer(), await world.staff('dti', EVALUATOR)]
    const [open, theirs, staff] = [
      await world.visitor().call(announcementItems),
      await customer.call(announcementItems),
      await evaluator.call(announcementItems),
    ]
    const forCustomers = 'Scanned permits: what evaluators return most often'
    const forStaff = 'Acting arrangements'
    expect(titles(open)).not.toContain(forCustomers)
    expect(titles(theirs)).toContain(forCustomers)
    expect(titles(theirs)).not.toContain(forStaff)
    expect(titles(staff)).toContain(forStaff)
    for (const { body } of [open, theirs, staff]) {
      const days = body.data.map(({ created_at }) => created_at)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(new Set(body.data.map(({ advisory_file }) => advisory_file))).toEqual(new Set([null]))
    }
  })

  test('does not believe the role that is named', async () => {
    const customer = await world.customer()
    const named = await customer.call(announcementItems, { query: { role_id: EVALUATOR } })
    expect(named.body).toEqual((await customer.call(announcementItems)).body)
  })

  test('leaves out what is not published, or was removed', async () => {
    const { title } = await announcement('office-hours')
    const set = (values: { published?: boolean; deleted_at?: Date | null }) =>
      world.db.updateTable('announcements').set(values).where('title', '=', title).execute()
    await set({ published: false })
    expect(titles(await world.visitor().call(announcementItems))).not.toContain(title)
    await set({ published: true, deleted_at: world.clock.now() })
    expect(titles(await world.visitor().call(announcementItems))).not.toContain(title)
    await set({ deleted_at: null })
    expect(titles(await world.visitor().call(announcementItems))).toContain(title)
  })
})

test('GET /announcements gives page after page, and how many there are', async () => {
  const reader = await world.customer()
  const whole = await reader.call(listAnnouncements, { query: { per_page: 50 } })
  const pages = [1, 2, 3].map((page) => reader.call(listAnnouncements, { query: { page, per_page: 2 } }))
  const paged = (await Promise.all(pages)).flatMap(titles)
  expect(paged).toEqual(titles(whole).slice(0, 6))
  expect(whole.body.total).toBe(whole.body.data.length)
})

test('a post is read by its id and by its address, and by nobody it is not for', async () => {
  const { id, slug, title } = await announcement('acting-arrangements')
  const evaluator = await world.staff('cab', 6)
  expect((await evaluator.call(showAnnouncement, { params: { id } })).body).toMatchObject({ slug, title })
  expect((await evaluator.call(announcementBySlug, { params: { slug } })).body.content).toContain('<p>')
  for (const stranger of [world.visitor(), await world.customer()]) {
    expect((await stranger.call(showAnnouncement, { params: { id } })).status).toBe(404)
    expect((await stranger.call(announcementBySlug, { params: { slug } })).status).toBe(404)
  }
})

describe('an advisory', () => {
  test('stands in its own list, with its document', async () => {
    const { body } = await world.visitor().call(advisoryItems)
    expect(body.data.length).toBeGreaterThan(1)
    const first = ensure(body.data[0])
    expect(first.advisory_file).toBeTruthy()
    expect((await world.visitor().call(listAdvisories)).body.data[0]).toEqual(first)
    const params = { id: first.id }
    expect((await world.visitor().call(showAdvisory, { params })).body.title).toBe(first.title)
    expect((await world.visitor().call(advisoryBySlug, { params: { slug: first.slug } })).status).toBe(200)
  })

  test('gives its document to those it is for alone', async () => {
    const { advisory_file: path } = await world.db
      .selectFrom('advisories')
      .selectAll()
      .where('slug', '=', 'quarterly-reports-of-sea-forwarders')
      .executeTakeFirstOrThrow()
    const [customer, staff] = [await world.customer(), await world.staff('dti', EVALUATOR)]
    const file = await customer.call(downloadFile, { query: { path } })
    expect(file.status).toBe(200)
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await staff.call(downloadFile, { query: { path } })).status).toBe(404)
    expect((await world.visitor().call(downloadFile, { query: { path } })).status).toBe(401)
  })

  test('that is withdrawn takes its document with it', async () => {
    const { body } = await world.visitor().call(advisoryItems)
    const { id, advisory_file } = ensure(body.data[0])
    const customer = await world.customer()
    const path = ensure(advisory_file)
    expect((await customer.call(downloadFile, { query: { path } })).status).toBe(200)
    await world.db.updateTable('advisories').set({ published: false }).where('id', '=', id).execute()
    expect((await customer.call(downloadFile, { query: { path } })).status).toBe(404)
  })
})
