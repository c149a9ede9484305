import { renewalArrears } from '@lading/contract/applications/arrears'
import { ensure } from '@lading/domain/ensure'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { InputName } from '@lading/domain/workflow/transition/inputs'
import type { Client } from '../client.ts'
import { read, submissionOf } from '../filings/filing.ts'
import { amountDue, today } from '../filings/scenario.ts'
import type { WalkedCase } from './walked-case.ts'

/** Everything a person might be asked, answered well; a proof of payment is uploaded by the payer. */
export async function answersTo(scenario: WalkedCase, named?: Client): Promise<Partial<Record<InputName, unknown>>> {
  const { world, transaction_id } = scenario
  const due = await amountDue(world, transaction_id).catch(() => '5030.00')
  return {
    reason: 'The person asked for it.',
    remarks: 'Please look at it once more.',
    remarks_to_client: 'One document is of last year.',
    missing_items: 'The permit of this year.',
    grounds: 'The requirements are not met.',
    legal_basis: 'The rules on accreditation.',
    changes_made: 'The findings were written anew.',
    evaluator_id: (named ?? scenario.actors.secondEvaluator).user_id,
    paid_on: today(world),
    zero_assessment_signed: true,
    amount_paid: due,
    payment_reference: 'LB-0042',
    received_on: today(world),
    amount_received: due,
    memorandum_read: true,
    security_paper_serial: 'SP-000042',
    pickup_slot: 'Any morning',
    claimant_name: 'Teresa Villanueva',
    claimant_id: 'Passport P1234567A',
    released_on: today(world),
    report_fault: 'wrong-period',
    condonation_number: 'CO-2026-004',
    old_certificate: 'surrendered',
    waived: await arrearsOf(scenario),
  }
}

/** What stands against filing a renewal, by key. */
async function arrearsOf({ walk, owner, accreditation_id }: WalkedCase): Promise<string[]> {
  if (walk.type !== TransactionType.renewal) return []
  const { body } = await owner.call(renewalArrears, { params: { id: ensure(accreditation_id) } })
  return body.arrears.map(({ key }) => key)
}

/** What goes along with filing, for a person who may read the application. */
export async function filingOf({
  owner,
  transaction_id,
  variant: { delivery },
}: WalkedCase): Promise<Record<string, unknown>> {
  const { action: _, version: __, ...filing } = await submissionOf(owner, await read(owner, transaction_id))
  return { ...filing, delivery }
}
