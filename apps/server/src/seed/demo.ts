import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { isRenewal } from '@lading/domain/transactions/family'
import { record } from '#modules/audit/record'
import type { OrderDocument } from '#modules/documents/order-approved'
import { officeCalendar } from '#platform/calendar'
import { theSystem } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import type { FileStore } from '#platform/files'
import { requirementsOn } from '#platform/rule-tables'
import { transactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { orderDecidedDocuments } from './demo/decided-documents.ts'
import { printOpenOrders, printPaidOrders } from './demo/printed-orders.ts'
import { billsOf } from './demo/bills.ts'
import { givingUp, plannedAccreditations, plannedTransactions } from './demo/planned.ts'
import type { SeedStep } from './demo/transactions/transactions.ts'
import { addColleague } from './demo/colleague.ts'
import { correctWhatCameBack } from './demo/transactions/corrections.ts'
import { demoDesks } from './demo/people/desks.ts'
import { randomGenerator } from './demo/random.ts'
import { carryIntoRenewals } from './demo/transactions/carried.ts'
import { demoFiles, dossierRows } from './demo/transactions/documents.ts'
import { addQueueGroups } from './demo/people/groups.ts'
import { tellOfExpiries } from './demo/life-notices.ts'
import { demoNumbers } from './demo/numbers.ts'
import { addBusinesses } from './demo/owners.ts'
import { CUSTOMERS_FIRST } from './demo/people/customers.ts'
import { demoPlan } from './demo/transactions/plan.ts'
import { registerChangeRows } from './demo/register-changes.ts'
import { registeredRows } from './demo/register.ts'
import { addPeriodReports } from './demo/reports/period-reports.ts'
import { addReports } from './demo/reports/reports.ts'
import { withReturnedReport } from './demo/reports/returned-report.ts'
import { askReportsFromNow, oweLateReports } from './demo/reports/owed-reports.ts'
import { askForSurrenders, askForWaivers } from './demo/transactions/requests.ts'
import { answerReturnedScope, scopeReturnRows } from './demo/transactions/scope.ts'
import { countOn, fill } from './demo/tables.ts'
import { writeTransactions } from './demo/write.ts'
import type { DemoTransaction } from './demo/transactions/transaction.ts'

type Say = (line: string) => void

/**
 * Businesses, accreditations and transactions in every status, with documents that open and payments that add up. Dealt by
 * numbers drawn the same each time; dates lie around `now`. Does nothing where a business is registered already.
 */
export async function seedDemo(
  db: Db,
  store: FileStore,
  now: Date,
  order: OrderDocument,
  say: Say = () => undefined,
): Promise<void> {
  if (await db.selectFrom('businesses').select('id').limit(1).executeTakeFirst()) return
  say('Making the businesses and transactions of the demo.')
  const plan = withReturnedReport(demoPlan(manilaDay(now)))
  const files = demoFiles(randomGenerator(4_711))
  await db.transaction().execute(async (tx) => {
    const businesses = await addBusinesses(tx, now)
    await addColleague(tx, ensure(businesses[CUSTOMERS_FIRST], 'the business of the plan'), now)
    const step = await seedStepOf(tx, now)
    const numbers = demoNumbers()
    const transactions = await plannedTransactions(tx, plan, businesses, step)
    const accreditations = await plannedAccreditations(tx, plan, transactions, businesses, step, numbers)
    await writeTransactions(tx, accreditations, transactions, step, numbers)
    await tellOfExpiries(tx, accreditations, businesses)
    const dossiers = transactions.map((one) => dossierRows(dossierOf(one, now), files))
    const money = await billsOf(tx, transactions, files, step, numbers)
    await fill(tx, 'files', files.files)
    for (const table of ['transaction_documents', 'transaction_returns'] as const) {
      await fill(
        tx,
        table,
        dossiers.flatMap((rows) => rows[table]),
      )
    }
    const registeredOf = (isWanted: (one: DemoTransaction) => boolean) =>
      transactions.flatMap((one, index) =>
        isWanted(one) ? registeredRows(one, dossiers[index]?.transaction_documents ?? [], step) : [],
      )
    // A renewal takes over what was on file before it was approved itself.
    await fill(
      tx,
      'registered_documents',
      registeredOf(({ plan }) => !isRenewal(plan.type)),
    )
    await fill(tx, 'register_changes', transactions.flatMap(registerChangeRows))
    await carryIntoRenewals(tx, transactions)
    await fill(
      tx,
      'registered_documents',
      registeredOf(({ plan }) => isRenewal(plan.type)),
    )
    await fill(tx, 'transaction_returns', transactions.flatMap(scopeReturnRows))
    for (const table of ['invoices', 'invoice_lines', 'payment_attempts', 'receipts'] as const) {
      await fill(tx, table, money[table])
    }
    await fill(tx, 'number_series', numbers.rows())
    await countOn(tx, ['accreditations', 'transactions', 'invoices', 'payment_attempts', 'receipts'])
    await askReportsFromNow(tx, now)
    await addReports(tx, transactions, now)
    await addPeriodReports(tx, transactions, now)
    await oweLateReports(tx, accreditations, now)
    await answerReturnedScope(tx, transactions)
    await askForWaivers(tx, transactions)
    await askForSurrenders(tx, givingUp(accreditations, businesses), store, step)
    await printOpenOrders(tx)
    await orderDecidedDocuments(tx, transactions, order)
    await correctWhatCameBack(tx, transactions) // its certificate was drawn with the error
    await printPaidOrders(tx) // last: what somebody waits for is drawn before
    const facts = { businesses: businesses.length, transactions: transactions.length }
    await record(tx, { action: 'seed-demo', object: 'portal', object_id: 'demo', facts }, theSystem, now)
    await files.put(store)
  })
}

async function seedStepOf(tx: Tx, now: Date): Promise<SeedStep> {
  const settings = await transactionSettings(tx)
  const today = manilaDay(now)
  const desks = await demoDesks(tx)
  return {
    now,
    calendar: await officeCalendar(tx),
    desks,
    settings,
    requirements: { dti: await requirementsOn(tx, 'dti', today), cab: await requirementsOn(tx, 'cab', today) },
    years: { dti: settings.number('sff.validity_years'), cab: settings.number('aff.validity_years') },
    groups: await addQueueGroups(tx, desks, now),
  }
}

const dossierOf = ({ id, business, history, requirements, form }: DemoTransaction, now: Date) => ({
  transaction_id: id,
  business_id: business.id,
  business_name: business.profile.business_name,
  author_id: business.user_id,
  requirements,
  form,
  history,
  today: manilaDay(now),
})
