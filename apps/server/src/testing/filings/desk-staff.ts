import type { Agency } from '@lading/domain/transactions/agency'
import type { World } from '../world.ts'

/** The desks of one agency, one person each; role ids are those of packages/domain, workflow/roles/roles. */
export async function newDeskStaff(world: World, agency: Agency) {
  return {
    router: await world.staff(agency, 3),
    evaluator: await world.staff(agency, 5),
    reviewer: await world.staff(agency, 4),
    recommender: await world.staff(agency, 7),
    approver: await world.staff(agency, 8),
    cashier: await world.staff(agency, 9),
    releasing: await world.staff(agency, 10),
  }
}
export type DeskStaff = Awaited<ReturnType<typeof newDeskStaff>>
