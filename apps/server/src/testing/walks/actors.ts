import type { Agency } from '@lading/domain/transactions/agency'
import type { Client } from '../client.ts'
import { deskStaff } from '../filings/desk-work.ts'
import type { World } from '../world.ts'
import type { ActorName } from './path-actors.ts'

/** One person for each role of a path. */
export type Actors = Record<Exclude<ActorName, 'owner' | 'portal'>, Client>

/** The evaluators of each agency have a role of their own. */
export const evaluatorRole: Readonly<Record<Agency, number>> = { dti: 5, cab: 6 }

export async function actorsOf(world: World, agency: Agency): Promise<Actors> {
  const secondEvaluator = await world.staff(agency, evaluatorRole[agency])
  return { ...(await deskStaff(world, agency)), secondEvaluator, secondCashier: await world.staff(agency, 9) }
}
