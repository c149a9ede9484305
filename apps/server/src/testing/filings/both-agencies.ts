import { createWorld } from '../world.ts'
import { deskStaff } from './desk-work.ts'

/** A portal with the desks of both agencies, one person each. */
export async function worldOfBothAgencies() {
  const world = await createWorld()
  return { world, sea: await deskStaff(world, 'dti'), air: await deskStaff(world, 'cab') }
}
