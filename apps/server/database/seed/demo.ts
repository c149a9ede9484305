import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/workflow/status'
import { record } from '#modules/audit/record'
import { officeCalendar } from '#platform/calendar'
import { theSystem } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import type { FileStore } from '#platform/files'
import { requirementsOn } from '#platform/rule-tables'
import { settingsOf } from '#platform/settings'
import { demoAccreditation, isCase, type DemoAccreditation } from './demo-accreditations.ts'
import { billsOf } from './demo-bills.ts'
import { certificateNumbers, demoCase, type DemoBusiness, type DemoCase, type Stage } from './demo-cases.ts'
import { addColleague } from './demo-colleague.ts'
import { correctWhatCameBack } from './demo-corrections.ts'
import { demoDesks } from './demo-desks.ts'
import { diceOf } from './demo-dice.ts'
import { demoShelf, dossierRows } from './demo-documents.ts'
import { addQueueGroups } from './demo-groups.ts'
import { demoNumbers, type Numbers } from './demo-numbers.ts'
import { addBusinesses } from './demo-owners.ts'
import { CUSTOMERS_FIRST, demoPlan, type Plan } from './demo-plan.ts'
import { answerReturnedScope, scopeReturnRows } from './demo-scope.ts'
import { countOn, fill, nextIdOf } from './demo-tables.ts'
import { writeCases } from './demo-write.ts'

type Say = (line: string) => void

/**
 * Businesses, accreditations and cases in every status, with documents that open and payments that add up. Dealt by
 * dice that always fall the same; dates lie around `now`. Does nothing where a business is registered already.
 */
export async function seedDemo(db: Db, files: FileStore, now: Date, say: Say = () => undefined): Promise<void> {
  if (await db.selectFrom('businesses').select('id').limit(1).executeTakeFirst()) return
  say('Making the businesses and cases of the demo.')
  const plan = demoPlan(manilaDay(now))
  const shelf = demoShelf(diceOf(4_711))
  await db.transaction().execute(async (tx) => {
    const businesses = await addBusinesses(tx, now)
    await addColleague(tx, businesses[CUSTOMERS_FIRST]!, now)
    const stage = await stageOf(tx, now)
    const numbers = demoNumbers()
    const cases = await castOf(tx, plan, businesses, stage)
    const accreditations = await accreditationsOf(tx, plan, cases, businesses, stage, numbers)
    await writeCases(tx, accreditations, cases, stage, numbers)
    await correctWhatCameBack(tx, cases)
    const dossiers = cases.map((one) => dossierRows(dossierOf(one, now), shelf))
    const money = await billsOf(tx, cases, shelf, stage, numbers)
    await fill(tx, 'files', shelf.files)
    for (const table of ['transaction_documents', 'transaction_returns'] as const) {
      await fill(
        tx,
        table,
        dossiers.flatMap((rows) => rows[table]),
      )
    }
    await fill(tx, 'transaction_returns', cases.flatMap(scopeReturnRows))
    for (const table of ['invoices', 'invoice_lines', 'payment_attempts', 'receipts'] as const) {
      await fill(tx, table, money[table])
    }
    await fill(tx, 'number_series', numbers.rows())
    await countOn(tx, ['accreditations', 'transactions', 'invoices', 'payment_attempts', 'receipts'])
    await answerReturnedScope(tx, accreditations, cases)
    const facts = { businesses: businesses.length, transactions: cases.length }
    await record(tx, { action: 'seed-demo', object: 'portal', object_id: 'demo', facts }, theSystem, now)
    await shelf.put(files)
  })
}

async function stageOf(tx: Tx, now: Date): Promise<Stage> {
  const settings = await settingsOf(tx)
  const today = manilaDay(now)
  const desks = await demoDesks(tx)
  return {
    now,
    calendar: await officeCalendar(tx),
    desks,
    requirements: { dti: await requirementsOn(tx, 'dti', today), cab: await requirementsOn(tx, 'cab', today) },
    years: { dti: settings.number('sff.validity_years'), cab: settings.number('aff.validity_years') },
    groups: await addQueueGroups(tx, desks, now),
  }
}

async function castOf(tx: Tx, plan: Plan, businesses: readonly DemoBusiness[], stage: Stage): Promise<DemoCase[]> {
  const first = await nextIdOf(tx, 'transactions')
  return plan.cases.map((one, index) => demoCase(one, first + index, businesses[one.business]!, stage))
}

async function accreditationsOf(
  tx: Tx,
  { accreditations }: Plan,
  cases: readonly DemoCase[],
  businesses: readonly DemoBusiness[],
  stage: Stage,
  numbers: Numbers,
): Promise<DemoAccreditation[]> {
  const first = await nextIdOf(tx, 'accreditations')
  const given = certificateNumbers(cases, numbers)
  const ids = new Map(accreditations.map((one, index) => [one, first + index]))
  const renewed = new Set(accreditations.map(({ renews, made_by }) => made_by?.target === Status.accredited && renews))
  return accreditations.map((one) => {
    const made_by = cases.find(({ plan }) => plan === one.made_by)
    return demoAccreditation(one, ids.get(one)!, {
      stage,
      today: manilaDay(stage.now),
      made_by,
      number: (made_by && given.get(made_by.id)) ?? null,
      business_id: businesses[one.business]!.id,
      previous_id: one.renews ? ids.get(one.renews)! : null,
      about: cases.filter((other) => isCase(other) && other.plan.accreditation === one),
      isRenewed: renewed.has(one),
    })
  })
}

const dossierOf = ({ id, business, history, requirements }: DemoCase, now: Date) => ({
  transaction_id: id,
  business_id: business.id,
  business_name: business.profile.business_name,
  author_id: business.user_id,
  requirements,
  history,
  today: manilaDay(now),
})
