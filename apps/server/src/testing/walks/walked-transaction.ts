import type { Status } from '@lading/domain/transactions/status'
import type { Client } from '../client.ts'
import type { World } from '../world.ts'
import type { Actors } from './actors.ts'
import type { Walk, WalkVariant } from './walk.ts'

/** A transaction on its path through the workflow. */
export interface WalkedTransaction {
  readonly world: World
  readonly walk: Walk
  readonly variant: WalkVariant
  readonly actors: Actors
  readonly owner: Client
  readonly business_id: number
  readonly transaction_id: number
  readonly accreditation_id: number | null
}

export async function statusOf(scenario: WalkedTransaction): Promise<Status> {
  return (await standing(scenario)).status as Status
}

/** What a person who has just opened the transaction sends along with a move. */
export async function versionOf(scenario: WalkedTransaction): Promise<number> {
  return (await standing(scenario)).version
}

const standing = ({ world, transaction_id }: WalkedTransaction) =>
  world.db
    .selectFrom('transactions')
    .select(['status', 'version'])
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
