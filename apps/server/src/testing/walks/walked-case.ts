import { transactionDetail, decideDocument } from '@lading/contract/evaluation'
import type { InputName } from '@lading/domain/workflow/inputs'
import { createApplication } from '@lading/contract/applications'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { questionsOf } from '@lading/domain/workflow/input-errors'
import type { GuardName } from '@lading/domain/workflow/guards'
import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import { applyDeadlines } from '../jobs/apply-deadlines.ts'
import type { Client } from './client.ts'
import { applicant, attach, attachMissing, chooseScopes, fillWithDocuments, read, submissionOf } from './filing.ts'
import type { ActorName, WorkflowPath, PathStep } from './workflow-paths.ts'
import { acceptAll } from './moves.ts'
import { amountDue, proofOf, seaStaff, today } from './scenario.ts'
import { writeUp } from './write-up.ts'
import type { World } from './world.ts'

/** One person for each role of a path. */
export type Actors = Record<Exclude<ActorName, 'owner' | 'portal'>, Client>

/** A sea application on its path through the workflow. */
export interface WalkedApplication {
  readonly world: World
  readonly actors: Actors
  readonly owner: Client
  readonly business_id: number
  readonly transaction_id: number
  readonly accreditation_id: number
  readonly delivery: WorkflowPath['delivery']
}

export async function seaActors(world: World): Promise<Actors> {
  const secondEvaluator = await world.staff('dti', 5)
  return { ...(await seaStaff(world)), secondEvaluator, secondCashier: await world.staff('dti', 9) }
}

/** A draft somebody has just opened for a business of theirs. */
export async function openedApplication(
  world: World,
  actors: Actors,
  delivery: WorkflowPath['delivery'],
): Promise<WalkedApplication> {
  const { client: owner, business_id } = await applicant(world)
  const { body } = await owner.call(createApplication, { body: { business_id, agency: 'dti' } })
  const { transaction_id, accreditation_id } = body
  return { world, actors, owner, business_id, transaction_id, accreditation_id: ensure(accreditation_id), delivery }
}

/** Takes one step of a path, with everything its conditions ask in order. Throws unless the portal lets it pass. */
export async function takeStep(scenario: WalkedApplication, { row, actor, who: desk, names }: PathStep): Promise<void> {
  for (const guard of row.guards) await prepared[guard]?.(scenario)
  if (actor === 'portal') return letThePortalAct(scenario, row.to)

  const who = actor === 'owner' ? scenario.owner : scenario.actors[actor]
  const { body: process } = await who.call(transactionProcess, { params: { id: scenario.transaction_id } })
  const answers = {
    ...(await answersTo(scenario, names && scenario.actors[names as keyof Actors])),
    ...(actor === 'owner' && { proof_of_payment: await proofOf(who) }),
  }
  const asked = Object.fromEntries(questionsOf(row, desk).map(({ name }) => [name, answers[name]]))
  const filing = isFiling(row) ? await filingOf(scenario) : {}
  const reply = await who.call(moveTransaction, {
    params: { id: scenario.transaction_id },
    body: { ...filing, ...asked, action: row.action, version: process.version },
  })
  if (reply.status !== 200) throw new Error(`${row.id} was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
}

const isFiling = ({ action }: PathStep['row']) => action.startsWith('submit') || action === 'resubmit'

/** Everything a person might be asked, answered well; a proof of payment is uploaded by the payer. */
export async function answersTo(
  scenario: WalkedApplication,
  named?: Client,
): Promise<Partial<Record<InputName, unknown>>> {
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
  }
}

/** What goes along with filing, for a person who may read the application. */
export async function filingOf({
  owner,
  transaction_id,
  delivery,
}: WalkedApplication): Promise<Record<string, unknown>> {
  const { action: _, version: __, ...filing } = await submissionOf(owner, await read(owner, transaction_id))
  return { ...filing, delivery }
}

const prepared: Partial<Record<GuardName, (scenario: WalkedApplication) => Promise<void>>> = {
  'every-requirement-uploaded': async ({ world, owner, transaction_id }) => {
    const draft = await read(owner, transaction_id)
    if (draft.status !== Status.draft) return attachMissing(owner, transaction_id)
    await chooseScopes(owner, draft)
    await fillWithDocuments(world, owner, transaction_id)
  },
  'only-missing-what-may-follow': async ({ world, owner, transaction_id }) => {
    await chooseScopes(owner, await read(owner, transaction_id))
    await fillWithDocuments(world, owner, transaction_id, { to_follow: true })
  },
  'every-return-answered': async ({ owner, transaction_id }) => {
    const { requirements } = await read(owner, transaction_id)
    for (const { code, files } of requirements.filter((line) => line.is_open))
      await attach(owner, transaction_id, code, 'again.png', ensure(files[0]).id)
  },
  'a-document-is-returned': async (scenario) => {
    const holder = await holderOf(scenario)
    const { body } = await holder.call(transactionDetail, { params: { id: scenario.transaction_id } })
    const file = ensure(body.checklist.flatMap((line) => line.files)[0])
    const decision = { decision: 'returned', remark: 'It is of last year.' } as const
    await holder.call(decideDocument, { params: { id: file.id }, body: decision })
  },
  'every-document-accepted': async (scenario) => acceptAll(await holderOf(scenario), scenario.transaction_id),
  'memorandum-ready': async (scenario) =>
    writeUp(await holderOf(scenario), scenario.transaction_id, scenario.accreditation_id),
  'lease-has-run-out-if-evaluator': async ({ world }) => world.clock.forward({ minutes: 20 }),
}

async function holderOf({ world, actors, transaction_id }: WalkedApplication): Promise<Client> {
  const { lock_holder_id } = await world.db
    .selectFrom('transactions')
    .select('lock_holder_id')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  return lock_holder_id === actors.secondEvaluator.user_id ? actors.secondEvaluator : actors.evaluator
}

/** The portal draws issued documents, follows up, and moves what time moves: day after day, until it has. */
async function letThePortalAct(scenario: WalkedApplication, to: Status): Promise<void> {
  const { world } = scenario
  await world.runJobs()
  for (let days = 0; days < 200 && (await statusOf(scenario)) !== to; days++) {
    world.clock.forward({ days: 1 })
    await applyDeadlines(world).run()
  }
}

export async function statusOf({ world, transaction_id }: WalkedApplication): Promise<Status> {
  const { status } = await world.db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  return status as Status
}
