import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { atHandOf } from '../at-hand.ts'
import { clientOf, type Client } from '../client.ts'
import { testServer } from '../databases/kept-names.ts'
import { keptOnce } from '../databases/kept-once.ts'
import { createWorld, type World } from '../world.ts'
import type { DeskStaff } from './desk-staff.ts'
import { filedApplication, type FiledApplication } from './filing.ts'
import { scenarioSteps, seaStaff } from './scenario.ts'
import { letWait, waitingIn, type Waiting } from './waiting-applications.ts'

/** So many a world: a test needs one, and a stranger's or two to compare it with. */
const APPLICATIONS = 3

const nameOf = (status: Status) => `sea_at_${status}`

/**
 * A portal of its own in which sea applications wait at a status of their usual way; `seaApplication` and `seaStaff` give
 * them out. They come there once in a run, through the portal's own calls; this is a copy. On the embedded database, which
 * takes longer to start than to bring one there, nobody waits, and `seaApplication` brings each.
 */
export async function worldAt(status: Status): Promise<World> {
  if (!testServer()) return createWorld()
  await prepareWorldAt(status)
  const world = await createWorld({ kept: nameOf(status) })
  letWait(world, takenUp(world, world.fixture as unknown as Kept))
  return world
}

/** Has it there before the first test asks: who asks first waits until it is made. */
export async function prepareWorldAt(status: Status): Promise<void> {
  if (testServer()) await keptOnce(nameOf(status), () => keepAt(status))
}

/** From the status before it, by one step of each application. */
async function keepAt(status: Status): Promise<void> {
  const place = scenarioSteps.findIndex(([reached]) => reached === status)
  if (place < 0) return keepFiled(status)
  const world = await worldAt(scenarioSteps[place - 1]?.[0] ?? Status.forEvaluation)
  const { applications, staff } = ensure(waitingIn(world))
  const [, step] = ensure(scenarioSteps[place])
  for (const application of applications) await step({ ...application, staff }, world)
  await keep(world, { status, applications, staff })
}

async function keepFiled(status: Status): Promise<void> {
  if (status !== Status.forEvaluation) throw new Error(`The usual way does not pass status ${status}.`)
  const world = await createWorld()
  const staff = await seaStaff(world)
  const applications: Waiting['applications'] = []
  while (applications.length < APPLICATIONS) applications.push(await filedApplication(world))
  await keep(world, { status, applications, staff })
}

type Person = Pick<Client, 'user_id' | 'token'>

/** As it lies in the database: of a person the account and the session. */
interface Kept {
  readonly status: Status
  readonly staff: Record<keyof DeskStaff, Person>
  readonly applications: readonly (Omit<FiledApplication, 'client'> & { readonly client: Person })[]
}

const personOf = ({ user_id, token }: Client): Person => ({ user_id, token })

async function keep(world: World, { status, staff, applications }: Waiting): Promise<void> {
  const kept: Kept = {
    status,
    staff: eachOf(staff, personOf),
    applications: applications.map((one) => ({ ...one, client: personOf(one.client) })),
  }
  await world.keepAs(nameOf(status), kept)
}

function takenUp(world: World, { status, staff, applications }: Kept): Waiting {
  const clientFor = ({ user_id, token }: Person) =>
    clientOf(world.app, user_id, token, atHandOf(world, ensure(token, 'the session of who is kept')))
  return {
    status,
    staff: eachOf(staff, clientFor),
    applications: applications.map((one) => ({ ...one, client: clientFor(one.client) })),
  }
}

function eachOf<A, B>(people: Record<keyof DeskStaff, A>, made: (person: A) => B): Record<keyof DeskStaff, B> {
  const entries = Object.entries<A>(people).map(([desk, person]) => [desk, made(person)])
  return Object.fromEntries(entries) as Record<keyof DeskStaff, B>
}
