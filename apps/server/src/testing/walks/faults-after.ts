import { isApplication } from '@lading/domain/transactions/family'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { dueDayOf } from '../filings/due-day.ts'
import type { WalkedTransaction } from './walked-transaction.ts'
import { z } from 'zod'

const Facts = z.object({ row: z.string().optional() })

/** What status, accreditation, due day, steps and audit say otherwise than the row that was taken. */
export async function faultsAfter(
  { id, to }: Transition,
  scenario: WalkedTransaction,
  isPassing: boolean,
): Promise<string[]> {
  const { status, accreditation, steps, audit } = await stateOf(scenario)
  const faults: string[] = []
  if (status !== to && !isPassing) faults.push(`its status is ${status}`)
  if (isApplication(scenario.walk) && accreditation !== status)
    faults.push(`the accreditation's status is ${accreditation}`)
  const { kept, computed, kept_clock, computed_clock } = await dueDayOf(scenario.world, scenario.transaction_id)
  if (kept !== computed) faults.push(`it is kept as due on ${kept}, and the clock says ${computed}`)
  if (kept_clock !== computed_clock) faults.push(`its clock is kept as ${kept_clock}, and is ${computed_clock}`)
  if (!steps.includes(id)) faults.push(`the steps end in ${steps.join()}`)
  if (!audit.includes(id)) faults.push(`the audit ends in ${audit.join()}`)
  return faults
}

/** Where a transaction is, and what its steps and its audit say was done last (two, where the portal followed up at once). */
async function stateOf({ world: { db }, transaction_id, accreditation_id }: WalkedTransaction) {
  const { status } = await db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  const accreditation = await db
    .selectFrom('accreditations')
    .select('status')
    .where('id', '=', accreditation_id ?? 0)
    .executeTakeFirst()
  const steps = await db
    .selectFrom('transaction_steps')
    .select('row_id')
    .where('transaction_id', '=', transaction_id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const audit = await db
    .selectFrom('audit_entries')
    .select(['action', 'facts'])
    .where('chain', '=', `transaction-${transaction_id}`)
    .orderBy('chain_no', 'desc')
    .limit(2)
    .execute()
  return {
    status,
    accreditation: accreditation?.status,
    steps: steps.map((step) => step.row_id),
    // The first entry names the act alone; its row is the first step's.
    audit: audit.map(({ action, facts }) => Facts.parse(facts).row ?? (action === 'create' ? steps[0]?.row_id : '')),
  }
}
