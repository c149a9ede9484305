import { chooseMail } from '@lading/contract/profile'
import { createReport, reportOpenings } from '@lading/contract/reports/reports'
import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { agencies, type Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accredited } from '#testing/filings/accredited-business'
import { applicant } from '#testing/filings/filing'
import { move } from '#testing/filings/moves'
import {
  askedBusiness,
  filePolicy,
  noticesOf,
  obligationRows,
  openReportsOn,
  reportingBusiness,
  reportOf,
} from '#testing/filings/reports'
import { createWorld, type World } from '#testing/world'
import { figure } from '../../../../tools/setup/stages/figure.ts'
import { openObligations } from './open-obligations.ts'
import { remindReports } from './remind-reports.ts'

type Reporting = Awaited<ReturnType<typeof reportingBusiness>>

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-02T09:00:00+08:00'))

describe('a report that is due', () => {
  test('opens by itself sixty days before the cover ends, once, and is told to the owners', async () => {
    const { client, business_id } = await reportingBusiness(world)
    await client.call(chooseMail, { body: { mail_off: ['reminders'] } })
    await openReportsOn(world, '2026-03-02')
    await openReportsOn(world, '2026-10-31')
    expect(await reportOf(world, business_id)).toBeUndefined()
    await openReportsOn(world, '2026-11-01')
    await Promise.all([openObligations(world).run(), openObligations(world).run()])
    const report = ensure(await reportOf(world, business_id))
    expect(report).toMatchObject({ status: Status.draft, author_id: null, agency: 'dti' })
    expect(await obligationRows(world, business_id)).toMatchObject([
      { opened_on: '2026-11-01', falls_on: '2026-12-31', remind_on: '2026-12-20' },
    ])
    expect(await noticesOf(world, client, 'Notice:%')).toMatchObject([
      {
        subject: `Notice: ${report.reference}, report due`,
        message: expect.stringMatching(/The cover of policy CL-2026-0042 ends\.<.*It is due on Mon, 4 Jan 2027\./),
        link: `/reportorials/${business_id}/edit/${report.id}`,
      },
    ])
    const mails = world.db.selectFrom('mail_outbox').select('subject').where('to_user_id', '=', client.user_id)
    expect(await mails.execute()).toMatchObject([{ subject: expect.stringMatching(/^Action required: file .* due /) }])
  })

  test('is not asked of an accreditation that was revoked', async () => {
    const { business_id, accreditation_id } = await reportingBusiness(world)
    await openReportsOn(world, '2026-03-02')
    const revoke = world.db.updateTable('accreditations').where('id', '=', accreditation_id)
    await revoke.set({ status: Status.suspended }).execute()
    await revoke.set({ status: Status.revoked }).execute()
    await openReportsOn(world, '2026-11-01')
    expect(await reportOf(world, business_id)).toBeUndefined()
    expect(await obligationRows(world, business_id)).toMatchObject([{ ended_on: '2026-11-01' }])
  })

  test('waits where its certificate is corrected on the day it opens, and opens once that is issued again', async () => {
    const { business_id } = await applicant(world)
    const term = { number: '26-SFF-000393', first_day: '2026-03-01', expiry_date: '2028-02-29' }
    const { id } = await world.db
      .insertInto('accreditations')
      .values({ agency: 'dti', business_id, ...term, status: Status.draft, created_at: world.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const turned = async (statuses: readonly Status[]) => {
      for (const status of statuses)
        await world.db.updateTable('accreditations').set({ status }).where('id', '=', id).execute()
    }
    await turned([2, 3, 6, 14, 15, 16, 17, 18, 19, 20])
    await openReportsOn(world, '2026-03-02')
    await turned([27])
    await openReportsOn(world, '2027-01-01')
    const [asked] = await obligationRows(world, business_id, 14)
    expect(asked).toMatchObject({ period: '2026-Q4', opened_on: null, ended_on: null })
    await turned([30, 17, 18, 19, 20])
    await openReportsOn(world, '2027-01-05')
    expect((await obligationRows(world, business_id, 14))[0]).toMatchObject({ opened_on: '2027-01-05' })
  })

  test('may be deleted where it was begun for a period that turned out not to be owed', async () => {
    const { client, business_id, accreditation_id } = await reportingBusiness(world)
    await openReportsOn(world, '2026-03-02')
    const { body } = await client.call(createReport, { body: { business_id, agency: 'dti', type: 14 } })
    const ended = { status: Status.expired, expiry_date: '2026-09-30' }
    await world.db.updateTable('accreditations').set(ended).where('id', '=', accreditation_id).execute()
    await openReportsOn(world, '2027-01-01')
    expect((await obligationRows(world, business_id, 14))[0]).toMatchObject({ ended_on: '2027-01-01' })
    expect((await move(client, body.transaction_id, 'delete-draft')).status).toBe(200)
  })

  test('is asked anew of an accreditation that was given after a renewed one was surrendered', async () => {
    const { business_id, accreditation_id } = await reportingBusiness(world)
    await openReportsOn(world, '2026-03-02')
    const owed = () => world.db.updateTable('obligations').where('business_id', '=', business_id)
    const lastYear = { period: '2025', first_day: '2025-01-01', last_day: '2025-12-31', complied_on: '2026-03-02' }
    await owed().where('type', '=', 13).set(lastYear).execute()
    await owed().where('complied_on', 'is', null).set({ ended_on: '2026-03-02' }).execute()
    const renewal = await accredited(world, business_id, 'dti', '26-SFF-000391')
    const held = (id: number) => world.db.updateTable('accreditations').where('id', '=', id)
    await held(accreditation_id).set({ status: Status.expired, successor_id: renewal }).execute()
    await held(renewal).set({ status: Status.terminated }).execute()
    const anew = await accredited(world, business_id, 'dti', '26-SFF-000392')
    await openReportsOn(world, '2026-03-03')
    for (const type of [13, 14] as const)
      expect(await obligationRows(world, business_id, type)).toMatchObject([
        { accreditation_id },
        { accreditation_id: anew, complied_on: null, ended_on: null },
      ])
  })

  test('is what the choice of a report leads to, and not the draft of the next period', async () => {
    const { client, business_id } = await reportingBusiness(world)
    await openReportsOn(world, '2026-03-02')
    await openReportsOn(world, '2027-01-01')
    const { id } = ensure(await reportOf(world, business_id, 'dti', 14))
    const { body } = await client.call(reportOpenings)
    expect(body.businesses[0]?.openings).toContainEqual({ agency: 'dti', type: 14, why_not: null, transaction_id: id })
  })

  test('is recalled before its due day and each week after it, until it is filed', async () => {
    const { client, id } = await askedBusiness(world)
    const reminded: string[] = []
    for (const day of ['2026-12-19', '2026-12-20', '2026-12-30', '2027-01-04', '2027-01-10', '2027-01-11']) {
      world.clock.set(`${day}T08:30:00+08:00`)
      const before = (await noticesOf(world, client, 'Reminder:%')).length
      await remindReports(world).run()
      if ((await noticesOf(world, client, 'Reminder:%')).length > before) reminded.push(day)
    }
    expect(reminded).toEqual(['2026-12-20', '2026-12-30', '2027-01-04', '2027-01-11'])
    await filePolicy(world, client, id)
    world.clock.set('2027-02-01T08:30:00+08:00')
    await remindReports(world).run()
    expect(await noticesOf(world, client, 'Reminder:%')).toHaveLength(4)
  })

  test('cannot be deleted by its client, unlike one begun early', async () => {
    const { client, id } = await askedBusiness(world)
    expect((await move(client, id, 'delete-draft')).body).toMatchObject({
      message: 'This report is due; it can be filed, not deleted.',
    })
  })
})

describe('jobs that stood still for ten days', () => {
  /** The first of the sixty days before the cover ends, the day after the year, and after the quarter that follows it. */
  const OPENING = ['2026-11-01', '2027-01-01', '2027-04-01']
  const reports = [13, 14, 15] as const

  /** What a business of each agency owes, where the jobs run on these days; one client begins a report of their own. */
  async function owedWhere(days: readonly string[], byHand?: { on: string; agency: Agency }) {
    world.clock.set('2026-03-02T09:00:00+08:00')
    const businesses = { dti: await reportingBusiness(world, 'dti'), cab: await reportingBusiness(world, 'cab') }
    await openReportsOn(world, '2026-03-02')
    for (const day of days) {
      if (byHand && byHand.on < day) await begun(businesses[byHand.agency], byHand)
      await openReportsOn(world, day)
      await remindReports(world).run()
    }
    return Promise.all(agencies.flatMap((agency) => reports.map((type) => owed(businesses[agency], agency, type))))
  }

  async function begun({ business_id }: Reporting, { on, agency }: { on: string; agency: Agency }) {
    if (await reportOf(world, business_id, agency, 14)) return
    world.clock.set(`${on}T09:00:00+08:00`)
    const client = await world.customer()
    await world.joins(client, business_id)
    expect((await client.call(createReport, { body: { business_id, agency, type: 14 } })).status).toBe(200)
  }

  /** Their days, and how each stands; but not the day on which the job came by, nor the number of a cover. */
  async function owed({ business_id }: Reporting, agency: Agency, type: (typeof reports)[number]) {
    const rows = await obligationRows(world, business_id, type)
    const drafts = await world.db
      .selectFrom('transactions')
      .select('obligation_id')
      .where('business_id', '=', business_id)
      .where('type', '=', type)
      .execute()
    return rows.map(({ period, first_day, last_day, opens_on, falls_on, remind_on, opened_on, id }) => ({
      agency,
      type,
      first_day,
      last_day,
      opens_on,
      falls_on,
      remind_on,
      period: type === 15 ? 'cover' : period,
      is_opened: opened_on !== null,
      drafts: drafts.filter((draft) => draft.obligation_id === id).length,
    }))
  }

  test('miss no report of any type at either agency, and move none of its days', async () => {
    const late = OPENING.map((day) => addDays(plainDate(day), 10))
    const both = '2027-04-25'
    const punctual = await owedWhere([...OPENING, both])
    const stopped = await owedWhere([...late, both], { on: '2027-01-04', agency: 'cab' })
    expect(stopped).toEqual(punctual)
    const all = stopped.flat()
    expect(all.filter((one) => one.is_opened).map(({ type, drafts }) => [type, drafts])).toEqual(
      [13, 14, 14, 15, 13, 14, 14, 15].map((type) => [type, 1]),
    )
    figure('reports at two agencies on their days after ten days of stopped jobs', all.length, 'reports')
  })
})
