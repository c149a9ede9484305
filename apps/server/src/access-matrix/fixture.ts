import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { applicant, filedApplication, openDraft } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { seaApplication, seaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import { canSignIn, everyone, type Person } from './everyone.ts'

export type Fixture = Awaited<ReturnType<typeof openFixture>>

/** A portal with everyone in it, and records in whose business each of the customers has their part. */
export async function openFixture() {
  const world = await worldAt(Status.forOrderOfPayment)
  const people = await everyone(world)
  const staff = await seaStaff(world)
  const called = (name: string): Person => ensure(people.find((person) => person.name === name))
  const all = async <T extends { business_id: number }>(record: T): Promise<T> => {
    for (const { part, client } of people) {
      if (part === null) continue
      const rights = part === 'owner' || part === 'member' ? [] : [part]
      await world.joins(client, record.business_id, { owner: part === 'owner', rights })
    }
    return record
  }
  const reached = async (until: Status) => all(await seaApplication(world, { until, staff }))
  let numbers = 0
  return {
    world,
    people,
    called,
    owner: called('the business’s owner'),
    evaluator: called('evaluator, sea, dti'),
    staff,
    reached,
    async emailOf(user_id: number): Promise<string> {
      const found = world.db.selectFrom('users').select('email').where('id', '=', user_id)
      return (await found.executeTakeFirstOrThrow()).email
    },
    /** Whether changes of roles, and of who holds them, wait for a second administrator. */
    secondAdministrator: (param_value: 'true' | 'false') =>
      world.db
        .updateTable('settings')
        .set({ param_value })
        .where('param_key', '=', 'people.second_administrator')
        .execute(),
    async anotherAdministrator() {
      const client = await world.staff(null, 1)
      await canSignIn(world, [client.user_id])
      return client
    },
    business: async () => all(await applicant(world)),
    businessOfOthers: () => applicant(world),
    accredited: async () => all(await accreditedBusiness(world, 'dti', `25-SFF-${String(700_000 + ++numbers)}`)),
    filed: async () => all(await filedApplication(world)),
    async draft() {
      const { client, business_id } = await applicant(world)
      return all({ client, ...(await openDraft(client, business_id)) })
    },
    /** A transaction that one of everyone holds for evaluation. */
    async held() {
      const scenario = await all(await filedApplication(world))
      await moved(called('evaluator, sea, dti').client, scenario.transaction_id, 'lock-start-evaluation')
      return scenario
    },
    /** A transaction that came back for a data error, in the revision of one of everyone. */
    async correcting() {
      const evaluator = called('evaluator, sea, dti').client
      const scenario = await all(
        await seaApplication(world, { until: Status.forPrinting, staff: { ...staff, evaluator } }),
      )
      await moved(staff.releasing, scenario.transaction_id, 'return-for-data-error', { remarks: 'The pier is wrong.' })
      await moved(evaluator, scenario.transaction_id, 'start-revision')
      return scenario
    },
    close: () => world.close(),
  }
}
