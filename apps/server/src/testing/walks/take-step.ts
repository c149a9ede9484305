import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { inputOf } from '@lading/domain/workflow/deciding/input-errors'
import { applyDeadlines } from '../../jobs/apply-deadlines.ts'
import type { Client } from '../client.ts'
import type { Actors } from './actors.ts'
import { askingOnce } from './asking-once.ts'
import { broughtAbout } from './brought-about.ts'
import { chargeNothing } from './fee-schedule.ts'
import type { PathStep } from './path-land.ts'
import { answersAsked, filingOf } from './step-inputs.ts'
import { statusOf, versionOf, type WalkedTransaction } from './walked-transaction.ts'

/**
 * Takes one step of a path, with everything its conditions ask in order; where it `asks_first`, as a person does who opens
 * the page. Throws unless the portal offers it then, and lets it pass.
 */
export async function takeStep(
  scenario: WalkedTransaction,
  { row, actor, names }: PathStep,
  { asks_first = false } = {},
): Promise<void> {
  for (const guard of row.guards) await broughtAbout[guard]?.(scenario)
  if (actor === 'portal') return letThePortalAct(scenario, row.to)

  const who = actor === 'owner' ? scenario.owner : scenario.actors[actor]
  const answers = await answersAsked(scenario, row.inputs.map(inputOf), names && scenario.actors[names as keyof Actors])
  const filing = isFiling(row) ? await filingOf(scenario) : {}
  const version = asks_first ? await versionOffered(scenario, who, row) : await versionOf(scenario)
  const reply = await askingOnce(row.action, () =>
    who.call(moveTransaction, {
      params: { id: scenario.transaction_id },
      body: { ...filing, ...answers, action: row.action, version },
    }),
  )
  if (reply.status !== 200) throw new Error(`${row.id} was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  if (scenario.variant.fee_ends && row.to === Status.forOrderOfPayment) {
    await chargeNothing(scenario.world, scenario.walk.agency)
  }
}

/** What is filed is offered by its form, not by the panel of acts. */
async function versionOffered(
  { transaction_id: id }: WalkedTransaction,
  who: Client,
  row: PathStep['row'],
): Promise<number> {
  const { body } = await who.call(transactionProcess, { params: { id } })
  const isOffered = isFiling(row) || body.acts.some(({ action }) => action === row.action)
  if (!isOffered) throw new Error(`${row.id}: ${row.action} is not offered`)
  return body.version
}

const isFiling = ({ action }: PathStep['row']) => action.startsWith('submit') || action === 'resubmit'

/** The portal draws issued documents, follows up, and moves what time moves: day after day, until it has. */
async function letThePortalAct(scenario: WalkedTransaction, to: Status): Promise<void> {
  const { world } = scenario
  await world.runJobs()
  for (let days = 0; days < 200 && (await statusOf(scenario)) !== to; days++) {
    world.clock.forward({ days: 1 })
    await applyDeadlines(world).run()
  }
}
