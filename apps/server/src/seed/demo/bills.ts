import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import type { Tx } from '#platform/database'
import { feesOn } from '#platform/rule-tables'
import type { SeedStep } from './transactions/transactions.ts'
import { randomGenerator } from './random.ts'
import type { DemoFiles } from './transactions/documents.ts'
import { moneyOf, type MoneyRows } from './money.ts'
import type { Numbers } from './numbers.ts'
import { hasFee } from './transactions/plan.ts'
import { nextIdOf } from './tables.ts'
import type { DemoTransaction } from './transactions/transaction.ts'

/** What the transactions were charged with the fees in force, and what was paid of it. */
export async function billsOf(
  tx: Tx,
  transactions: readonly DemoTransaction[],
  files: DemoFiles,
  { calendar, settings, now }: SeedStep,
  numbers: Numbers,
): Promise<MoneyRows> {
  const today = manilaDay(now)
  const fees = [...(await feesOn(tx, 'dti', today)), ...(await feesOn(tx, 'cab', today))]
  const ids = {
    invoice: await nextIdOf(tx, 'invoices'),
    attempt: await nextIdOf(tx, 'payment_attempts'),
    receipt: await nextIdOf(tx, 'receipts'),
  }
  const users = new Map(transactions.map(({ business }) => [business.id, business.user_id]))
  const billings = transactions
    .filter(({ plan }) => hasFee(plan.type))
    .map(({ id, plan, business, history, form }) => ({
      transaction_id: id,
      business_id: business.id,
      business_name: business.profile.business_name,
      agency: plan.agency,
      type: plan.type,
      scopes: ensure(plan.accreditation, 'the accreditation of the plan').scopes,
      branches: business.profile.branches.length,
      form,
      history,
    }))
  return moneyOf(billings, {
    fees,
    calendar,
    days_to_pay: settings.order_of_payment_days,
    numbers,
    ids,
    random: randomGenerator(815),
    proofOf: ({ business_id, business_name }, { at }) =>
      files.fileOf(
        { business_id, business_name, user_id: ensure(users.get(business_id), `owner of business ${business_id}`) },
        'Deposit slip',
        at,
      ),
  })
}
