import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { officeOf } from '#platform/office'
import { dueDayOf } from '#modules/reports/obligations/report-due'
import { PolicyAnswers, recordCover } from '#modules/reports/covers/record-cover'
import { addPenalty } from './penalty.ts'
import type { DemoTransaction } from '../transactions/transaction.ts'

/** The obligation that each report on insurance answers, with its penalty, a request to be excused, and the cover after it. */
export async function addReports(tx: Tx, transactions: readonly DemoTransaction[], now: Date): Promise<void> {
  for (const report of transactions.filter(({ plan }) => plan.type === TransactionType.insuranceCoverage))
    await addReport(tx, report, now)
}

async function addReport(tx: Tx, report: DemoTransaction, now: Date): Promise<void> {
  const { id, plan, history } = report
  const { accreditation_id, business_id, submitted_at, created_at } = await tx
    .selectFrom('transactions')
    .select(['accreditation_id', 'business_id', 'submitted_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const insured = { business_id, agency: plan.agency, accreditation_id: ensure(accreditation_id, 'an accreditation') }
  const { settings, calendar } = await officeOf(tx)
  await recordCover(tx, { ...insured, transaction_id: null }, PolicyAnswers.parse(report.register), settings, now)
  await registerPolicy(tx, business_id, report)
  const obligation = await tx.selectFrom('obligations').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  await tx.updateTable('transactions').set({ obligation_id: obligation.id }).where('id', '=', id).execute()
  if ([Status.deleted, Status.terminated, Status.requestRejected].some((status) => status === plan.target)) return
  const filed_on = submitted_at && manilaDay(submitted_at)
  await tx
    .updateTable('obligations')
    .set({
      opened_on: manilaDay(created_at),
      ...(filed_on && { filed_on, due_on: dueDayOf(obligation, calendar) }),
      ...(plan.target === Status.accredited && { complied_on: manilaDay(history.steps.at(-1)?.at ?? now) }),
    })
    .where('id', '=', obligation.id)
    .execute()
  if (history.steps.some(({ row }) => row.effects.includes('assess-penalties'))) await addPenalty(tx, report)
  if (plan.target === Status.forOrderOfPayment) await askForCondonation(tx, report)
  if (plan.target === Status.accredited)
    await recordCover(tx, { ...insured, transaction_id: id }, PolicyAnswers.parse(report.form), settings, now)
}

/** The register holds the policy that was accepted, or the one before while the next is examined. */
async function registerPolicy(tx: Tx, business_id: number, { plan, form, register }: DemoTransaction): Promise<void> {
  const {
    insurance_scope: _,
    insurance_territory: __,
    ...policy
  } = PolicyAnswers.parse(plan.target === Status.accredited ? form : register)
  await tx
    .updateTable('businesses')
    .set({ profile: sql`profile || ${asJson(policy)}::jsonb` })
    .where('id', '=', business_id)
    .execute()
}

/** Its client asks to be excused: the approving officer finds it in the list of what is to be approved. */
async function askForCondonation(tx: Tx, { id, business, history }: DemoTransaction): Promise<void> {
  const asked_at = ensure(history.steps.at(-1), 'the last step').at
  const reason = 'The insurer issued the renewal late; it confirms so in the letter.'
  await tx
    .insertInto('condonations')
    .values({ transaction_id: id, reason, asked_by: business.user_id, asked_at })
    .execute()
  await tx.updateTable('transactions').set({ request_asked_at: asked_at }).where('id', '=', id).execute()
}
