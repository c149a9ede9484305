import type { Filing } from '@lading/contract/filing/filing'
import { Status } from '@lading/domain/transactions/status'
import { sampleBranch } from '../samples/sample-branch.ts'
import { worldOfBothAgencies } from './both-agencies.ts'
import { addingRow, filedChange, openedChange, type Changing } from './changes.ts'
import { workUntil } from './desk-work.ts'
import { workedRenewal } from './renewals.ts'
import type { SeaStaff } from './scenario.ts'

const BRANCHES = 11

/** A portal of both agencies in which something changes while a renewal by sea is under way. */
export async function createRenewalsWorld() {
  const { world, sea, air } = await worldOfBothAgencies()
  return {
    world,
    sea,
    air,
    /** Monday, 2 Mar 2026, six weeks before the accreditations end: each test begins on it. */
    toFirstDay: () => world.clock.set('2026-03-02T09:00:00+08:00'),
    /** A renewal worked by the desks by sea from one status to another; from its filing where none is named. */
    worked: ({ client }: Changing, draft: Filing, until: Status, from?: Status) =>
      workedRenewal(world, { client, staff: sea }, draft, until, from),
    /** A branch opened with an agency, worked up to a status. */
    async opened(business: Changing, staff: SeaStaff, name: string, until: Status = Status.accredited) {
      const id = await openedChange(business, BRANCHES)
      const branch = addingRow(sampleBranch(name.toLowerCase(), name), 'branches')
      const reply = await filedChange(world, business, id, branch)
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
      await workUntil({ world, staff, client: business.client, transaction_id: id }, until)
      return id
    },
  }
}
