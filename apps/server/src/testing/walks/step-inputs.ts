import { renewalArrears } from '@lading/contract/applications/arrears'
import { ensure } from '@lading/domain/ensure'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { InputName } from '@lading/domain/workflow/transition/inputs'
import type { Client } from '../client.ts'
import { read, submissionOf } from '../filings/filing.ts'
import { amountDue, proofOf, today } from '../filings/scenario.ts'
import type { WalkedTransaction } from './walked-transaction.ts'

type Answer = (scenario: WalkedTransaction, named: Client | undefined) => unknown

/** What a person may be asked, answered well. */
const answers: Partial<Record<InputName, Answer>> = {
  reason: () => 'The person asked for it.',
  remarks: () => 'Please look at it once more.',
  remarks_to_client: () => 'One document is of last year.',
  missing_items: () => 'The permit of this year.',
  grounds: () => 'The requirements are not met.',
  legal_basis: () => 'The rules on accreditation.',
  changes_made: () => 'The findings were written anew.',
  evaluator_id: ({ actors }, named = actors.secondEvaluator) => named.user_id,
  paid_on: ({ world }) => today(world),
  zero_assessment_signed: () => true,
  amount_paid: (scenario) => dueOn(scenario),
  payment_reference: () => 'LB-0042',
  received_on: ({ world }) => today(world),
  amount_received: (scenario) => dueOn(scenario),
  memorandum_read: () => true,
  security_paper_serial: () => 'SP-000042',
  pickup_slot: () => 'Any morning',
  claimant_name: () => 'Teresa Villanueva',
  claimant_id: () => 'Passport P1234567A',
  released_on: ({ world }) => today(world),
  report_fault: () => 'wrong-period',
  condonation_number: () => 'CO-2026-004',
  old_certificate: () => 'surrendered',
  waived: (scenario) => arrearsOf(scenario),
}

/** What the client uploads with an answer. */
const uploads: Partial<Record<InputName, Answer>> = {
  proof_of_payment: ({ owner }) => proofOf(owner),
  condonation_letter: ({ owner }) => proofOf(owner),
}

/** Everything a person might be asked, answered well, but for what is uploaded. */
export const answersTo = (scenario: WalkedTransaction) => answersOf(answers, scenario, undefined)

/** What these questions ask, answered well. */
export function answersAsked(scenario: WalkedTransaction, asked: readonly InputName[], named: Client | undefined) {
  const all = { ...answers, ...uploads }
  return answersOf(Object.fromEntries(asked.map((name) => [name, all[name]])), scenario, named)
}

async function answersOf(
  from: Partial<Record<InputName, Answer>>,
  scenario: WalkedTransaction,
  named: Client | undefined,
): Promise<Partial<Record<InputName, unknown>>> {
  const answered: Partial<Record<InputName, unknown>> = {}
  for (const [name, answer] of Object.entries(from)) answered[name as InputName] = await answer?.(scenario, named)
  return answered
}

const dueOn = ({ world, transaction_id }: WalkedTransaction) => amountDue(world, transaction_id).catch(() => '5030.00')

/** What stands against filing a renewal, by key. */
async function arrearsOf({ walk, owner, accreditation_id }: WalkedTransaction): Promise<string[]> {
  if (walk.type !== TransactionType.renewal) return []
  const { body } = await owner.call(renewalArrears, { params: { id: ensure(accreditation_id) } })
  return body.arrears.map(({ key }) => key)
}

/** What goes along with filing, for a person who may read the application. */
export async function filingOf({
  owner,
  transaction_id,
  variant: { delivery },
}: WalkedTransaction): Promise<Record<string, unknown>> {
  const { action: _, version: __, ...filing } = await submissionOf(owner, await read(owner, transaction_id))
  return { ...filing, delivery }
}
