import { renewalArrears } from '@lading/contract/applications/arrears'
import { ensure } from '@lading/domain/ensure'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { InputName } from '@lading/domain/workflow/transition/inputs'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { inputOf } from '@lading/domain/workflow/deciding/input-errors'
import { Status } from '@lading/domain/transactions/status'
import type { Agency } from '@lading/domain/transactions/agency'
import { applyDeadlines } from '../../jobs/apply-deadlines.ts'
import type { Client } from '../client.ts'
import { deskStaff } from '../filings/desk-work.ts'
import { read, submissionOf } from '../filings/filing.ts'
import { amountDue, proofOf, today } from '../filings/scenario.ts'
import type { World } from '../world.ts'
import { askingOnce } from './asking-once.ts'
import { broughtAbout } from './brought-about.ts'
import { evaluatorRole } from './everybody.ts'
import { chargeNothing } from './fee-schedule.ts'
import type { Walk, WalkVariant } from './walk.ts'
import type { ActorName } from './path-actors.ts'
import type { PathStep } from './path-land.ts'

/** One person for each role of a path. */
export type Actors = Record<Exclude<ActorName, 'owner' | 'portal'>, Client>

/** A case on its path through the workflow. */
export interface WalkedCase {
  readonly world: World
  readonly walk: Walk
  readonly variant: WalkVariant
  readonly actors: Actors
  readonly owner: Client
  readonly business_id: number
  readonly transaction_id: number
  readonly accreditation_id: number | null
}

export async function actorsOf(world: World, agency: Agency): Promise<Actors> {
  const secondEvaluator = await world.staff(agency, evaluatorRole[agency])
  return { ...(await deskStaff(world, agency)), secondEvaluator, secondCashier: await world.staff(agency, 9) }
}

/** Takes one step of a path, with everything its conditions ask in order. Throws unless the portal lets it pass. */
export async function takeStep(scenario: WalkedCase, { row, actor, names }: PathStep): Promise<void> {
  for (const guard of row.guards) await broughtAbout[guard]?.(scenario)
  if (actor === 'portal') return letThePortalAct(scenario, row.to)

  const who = actor === 'owner' ? scenario.owner : scenario.actors[actor]
  const { body: process } = await who.call(transactionProcess, { params: { id: scenario.transaction_id } })
  const answers = {
    ...(await answersTo(scenario, names && scenario.actors[names as keyof Actors])),
    ...(actor === 'owner' && { proof_of_payment: await proofOf(who), condonation_letter: await proofOf(who) }),
  }
  const asked = Object.fromEntries(row.inputs.map(inputOf).map((name) => [name, answers[name]]))
  const filing = isFiling(row) ? await filingOf(scenario) : {}
  const reply = await askingOnce(row, () =>
    who.call(moveTransaction, {
      params: { id: scenario.transaction_id },
      body: { ...filing, ...asked, action: row.action, version: process.version },
    }),
  )
  if (reply.status !== 200) throw new Error(`${row.id} was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  if (scenario.variant.fee_ends && row.to === Status.forOrderOfPayment) {
    await chargeNothing(scenario.world, scenario.walk.agency)
  }
}

const isFiling = ({ action }: PathStep['row']) => action.startsWith('submit') || action === 'resubmit'

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

/** The portal draws issued documents, follows up, and moves what time moves: day after day, until it has. */
async function letThePortalAct(scenario: WalkedCase, to: Status): Promise<void> {
  const { world } = scenario
  await world.runJobs()
  for (let days = 0; days < 200 && (await statusOf(scenario)) !== to; days++) {
    world.clock.forward({ days: 1 })
    await applyDeadlines(world).run()
  }
}

export async function statusOf({ world, transaction_id }: WalkedCase): Promise<Status> {
  const { status } = await world.db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  return status as Status
}
