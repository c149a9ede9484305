import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { ensure } from '@lading/domain/ensure'
import type { Tx } from '#platform/database'
import type { DemoAccreditation } from './accreditations.ts'
import { numberTransactions, transactionRow, type SeedStep } from './transactions/transactions.ts'
import type { Numbers } from './numbers.ts'
import { fill, nameMakers, replay } from './tables.ts'
import { letterRows } from './transactions/letters.ts'
import { evaluationRows, noticeRows, participantRows, stepRows, submissionRows } from './transactions/traces.ts'
import { type DemoTransaction } from './transactions/transaction.ts'

/** Accreditations and transactions, wave after wave: what could not be open together is brought to its end one after the other. */
export async function writeTransactions(
  tx: Tx,
  accreditations: readonly DemoAccreditation[],
  transactions: readonly DemoTransaction[],
  step: SeedStep,
  numbers: Numbers,
): Promise<void> {
  const idOf = new Map(accreditations.map(({ plan, id }) => [plan, id]))
  const rows = numberTransactions(
    transactions.map((one) =>
      transactionRow(
        one,
        ensure(
          idOf.get(ensure(one.plan.accreditation, 'the accreditation of the plan')),
          'the id of the accreditation',
        ),
        step,
      ),
    ),
    numbers,
  )
  await fill(
    tx,
    'accreditations',
    accreditations.map(({ row }) => row),
  )
  for (const wave of [0, 1]) {
    const now = transactions.filter(({ plan }) => plan.wave === wave)
    const ids = new Set<unknown>(now.map(({ id }) => id))
    await fill(
      tx,
      'transactions',
      rows.filter((row) => ids.has(row['id'])),
    )
    const ways = now.map(({ id, history }) => [id, history.steps.map(({ row }) => row.to)] as const)
    await replay(tx, 'transactions', new Map(ways))
  }
  const lives = accreditations.map(({ id, steps }) => [id, steps.map((step) => step.to_status)] as const)
  await replay(tx, 'accreditations', new Map(lives))
  const makers = transactions.filter(({ plan }) => plan.type <= TransactionType.renewal)
  await nameMakers(
    tx,
    makers.map(({ id, plan }) => ({
      id: ensure(idOf.get(ensure(plan.accreditation, 'the accreditation of the plan')), 'the id of the accreditation'),
      transaction_id: id,
    })),
  )
  await writeTraces(tx, accreditations, transactions)
  const references = new Map(rows.map((row) => [row['id'], String(row['reference'])]))
  await fill(
    tx,
    'notifications',
    transactions.flatMap((one) => noticeRows(one, ensure(references.get(one.id), 'the reference of a transaction'))),
  )
}

async function writeTraces(
  tx: Tx,
  accreditations: readonly DemoAccreditation[],
  transactions: readonly DemoTransaction[],
) {
  const lives = accreditations.flatMap(({ id, steps }) =>
    steps.map((step) => ({ accreditation_id: id, remarks: '', ...step })),
  )
  await fill(tx, 'accreditation_steps', lives)
  await fill(tx, 'transaction_steps', transactions.flatMap(stepRows))
  await fill(tx, 'transaction_participants', transactions.flatMap(participantRows))
  await fill(tx, 'transaction_submissions', transactions.flatMap(submissionRows))
  const letters = transactions.map(letterRows)
  for (const table of ['case_searches', 'request_letters'] as const) {
    await fill(
      tx,
      table,
      letters.flatMap((rows) => rows[table]),
    )
  }
  const evaluations = transactions.map(evaluationRows)
  for (const table of ['memoranda', 'ratio_analyses'] as const) {
    await fill(
      tx,
      table,
      evaluations.flatMap((rows) => rows[table]),
    )
  }
}
