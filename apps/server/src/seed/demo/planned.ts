import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import type { Tx } from '#platform/database'
import { demoAccreditation, isCase, type DemoAccreditation } from './accreditations.ts'
import type { Plan } from './transactions/plan.ts'
import type { DemoBusiness, DemoTransaction } from './transactions/transaction.ts'
import { certificateNumbers, demoTransaction, type SeedStep } from './transactions/transactions.ts'
import type { Numbers } from './numbers.ts'
import { nextIdOf } from './tables.ts'

/** Each planned transaction with its history. */
export async function plannedTransactions(
  tx: Tx,
  plan: Plan,
  businesses: readonly DemoBusiness[],
  step: SeedStep,
): Promise<DemoTransaction[]> {
  const first = await nextIdOf(tx, 'transactions')
  return plan.transactions.map((one, index) =>
    demoTransaction(one, first + index, ensure(businesses[one.business], 'the business of the plan'), step),
  )
}

/** Each planned accreditation with the life it had. */
export async function plannedAccreditations(
  tx: Tx,
  { accreditations }: Plan,
  transactions: readonly DemoTransaction[],
  businesses: readonly DemoBusiness[],
  step: SeedStep,
  numbers: Numbers,
): Promise<DemoAccreditation[]> {
  const first = await nextIdOf(tx, 'accreditations')
  const given = certificateNumbers(transactions, numbers)
  const ids = new Map(accreditations.map((one, index) => [one, first + index]))
  const renewed = new Set(accreditations.map(({ renews, made_by }) => made_by?.target === Status.accredited && renews))
  return accreditations.map((one) => {
    const made_by = transactions.find(({ plan }) => plan === one.made_by)
    return demoAccreditation(one, ensure(ids.get(one), 'the id of the accreditation'), {
      step,
      today: manilaDay(step.now),
      made_by,
      number: (made_by && given.get(made_by.id)) ?? null,
      business_id: ensure(businesses[one.business], 'the business of the plan').id,
      previous_id: one.renews ? ensure(ids.get(one.renews), 'the id of the accreditation') : null,
      about: transactions.filter((other) => isCase(other) && other.plan.accreditation === one),
      isRenewed: renewed.has(one),
    })
  })
}

/** Of those, which their business asks to give up. */
export const givingUp = (accreditations: readonly DemoAccreditation[], businesses: readonly DemoBusiness[]) =>
  accreditations
    .filter(({ plan }) => plan.asks_surrender)
    .map(({ id, plan }) => ({
      accreditation_id: id,
      business: ensure(businesses[plan.business], 'the business of the plan'),
    }))
