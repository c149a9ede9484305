import { labelOfAction } from '@lading/domain/workflow/actions'
import { statusLabels } from '@lading/domain/transactions/labels'
import type { Status } from '@lading/domain/transactions/status'
import type { Transition } from '@lading/domain/workflow/transition'
import { transitionsOf } from '@lading/domain/workflow/transitions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dueDayOf } from '#testing/due-day'
import { bystanders, colleagues, type Person } from '#testing/everybody'
import { everybodyTries, sampleText, tried } from '#testing/everybody-tries'
import { figure } from '../../../../../tools/setup/stages/figure.ts'
import { nameOf, pathsOver, type WorkflowPath, type PathStep } from '#testing/workflow-paths'
import {
  openedApplication,
  seaActors,
  takeStep,
  type Actors,
  type WalkedApplication,
} from '#testing/walked-application'
import { createWorld, type World } from '#testing/world'
import { whoLabels } from '@lading/domain/workflow/who-labels'
import { ensure } from '@lading/domain/ensure'

/**
 * Rows nobody can take yet: money online comes with its provider, and the accreditation an application is for does not
 * end before the application has.
 */
const later = ['gateway-verified', 'accreditation-has-ended'] as const
const rows = transitionsOf({ subject: 'transaction', type: 1, agency: 'dti' }).filter(
  ({ guards }) => !later.some((name) => guards.includes(name)),
)

// Who may take an act is decided before the database is asked to write: one database in full, the other by samples.
const isWhole = process.env['LADING_PROOF'] === 'full' && process.env['LADING_DATABASE'] === 'postgres'

let world: World
let actors: Actors
let others: Person[]
beforeAll(async () => {
  world = await createWorld()
  actors = await seaActors(world)
  // Those on the case always try; everybody else does so in the proof on PostgreSQL, which takes its time.
  others = isWhole ? [...(await bystanders(world)), ...(await colleagues(world))] : []
})
afterAll(() => world.close())

const paths = stopsOf(pathsOver(rows))

describe.each(paths)('path $number, with $delivery delivery', ({ delivery, steps, stops }) => {
  let scenario: WalkedApplication
  let taken = 0

  test.each(stops)(
    '$title',
    async ({ at, faults }) => {
      for (; taken <= at; taken++) {
        const step = ensure(steps[taken])
        if (step.row.from === null) scenario = await openedApplication(world, actors, delivery)
        else if (!isFollowUp(step, steps[taken - 1])) await takeStep(scenario, step)
      }
      expect(await faults(scenario)).toEqual([])
    },
    600_000,
  )
})

test('a renewal walks the very same rows, besides those of a waiver of arrears', () => {
  const [first, renewal] = [1, 2].map((type) =>
    transitionsOf({ subject: 'transaction', type: type as 1 | 2, agency: 'dti' }),
  )
  const waiver = ['ask-for-waiver', 'waive-arrears', 'decline-waiver']
  expect(renewal?.filter(({ action }) => !waiver.includes(action))).toEqual(first)
})

test(`every row that can be taken is taken, by every desk it names; in every status ${sampleText(isWhole)}`, () => {
  const walked = paths.flatMap(({ stops }) => stops.flatMap((stop) => stop.walked ?? []))
  expect(walked.toSorted()).toEqual(rows.flatMap((row) => row.by.map((who) => nameOf({ row, who }))).toSorted())
  const visited = new Set(paths.flatMap(({ stops }) => stops.flatMap((stop) => stop.status ?? [])))
  expect(visited).toEqual(new Set(rows.map(({ to }) => to)))
  expect(tried.calls).toBeGreaterThan(isWhole ? 20_000 : 1_200)
  figure('calls refused, of every status, act and role', tried.calls, 'calls')
})

/** Where a path is looked at: after a row taken for the first time, and in a status where nobody tried everything yet. */
interface Stop {
  readonly title: string
  /** After this step of the path. */
  readonly at: number
  readonly walked?: string
  readonly status?: Status
  readonly faults: (scenario: WalkedApplication) => Promise<string[]>
}

function stopsOf(paths: readonly WorkflowPath[]) {
  const seen = new Set<string>()
  const isNew = (name: string) => !seen.has(name) && seen.add(name) !== undefined
  return paths.map((path, index) => ({
    ...path,
    number: index + 1,
    stops: path.steps.flatMap((step, at): Stop[] => {
      const { row } = step
      const isPassing = isFollowUp(path.steps[at + 1], step)
      const faults = (scenario: WalkedApplication) => faultsAfter(row, scenario, isPassing)
      const stops: Stop[] = isNew(nameOf(step)) ? [{ title: titleOf(step), at, walked: nameOf(step), faults }] : []
      if (isPassing || !isNew(placeOf(step))) return stops
      const title = `${placeOf(step)}: nobody does what the table does not give them; ${sampleText(isWhole)}`
      return [...stops, { title, at, status: row.to, faults: (scenario) => everybodyTries(scenario, others, isWhole) }]
    }),
  }))
}

/** The portal's own move, made together with the one before it. */
function isFollowUp(step: PathStep | undefined, before: PathStep | undefined): boolean {
  return before?.row.followed_by !== undefined && before.row.followed_by === step?.row.action
}

/** What status, accreditation, due day, steps and audit say otherwise than the row that was taken. */
async function faultsAfter({ id, to }: Transition, scenario: WalkedApplication, isPassing: boolean): Promise<string[]> {
  const { status, accreditation, steps, audit } = await toldOf(scenario)
  const faults: string[] = []
  if (status !== to && !isPassing) faults.push(`its status is ${status}`)
  if (accreditation !== status) faults.push(`the accreditation's status is ${accreditation}`)
  const { kept, computed, kept_clock, computed_clock } = await dueDayOf(world, scenario.transaction_id)
  if (kept !== computed) faults.push(`it is kept as due on ${kept}, and the clock says ${computed}`)
  if (kept_clock !== computed_clock) faults.push(`its clock is kept as ${kept_clock}, and is ${computed_clock}`)
  if (!steps.includes(id)) faults.push(`the steps end in ${steps.join()}`)
  if (!audit.includes(id)) faults.push(`the audit ends in ${audit.join()}`)
  return faults
}

/** Where a case is, and what its steps and its audit say was done last (two, where the portal followed up at once). */
async function toldOf({ transaction_id, accreditation_id }: WalkedApplication) {
  const { db } = world
  const { status } = await db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  const accreditation = await db
    .selectFrom('accreditations')
    .select('status')
    .where('id', '=', accreditation_id)
    .executeTakeFirstOrThrow()
  const steps = await db
    .selectFrom('transaction_steps')
    .select('row_id')
    .where('transaction_id', '=', transaction_id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const audit = await db
    .selectFrom('audit_entries')
    .select(['action', 'facts'])
    .where('chain', '=', `transaction-${transaction_id}`)
    .orderBy('chain_no', 'desc')
    .limit(2)
    .execute()
  return {
    status,
    accreditation: accreditation.status,
    steps: steps.map((step) => step.row_id),
    audit: audit.map(({ action, facts }) => (action === 'create' ? 'A01' : (facts as { row?: string }).row)),
  }
}

function titleOf({ row, who }: PathStep): string {
  const from = row.from === null ? 'nothing' : statusLabels[row.from].staff
  return `${row.id}: ${whoLabels[who]}, “${labelOfAction(row.action, 'staff')}”, from ${from} to ${statusLabels[row.to].staff}`
}

/** Where a step leads, as far as it makes a difference to who may do what. */
function placeOf({ row: { to, action } }: PathStep): string {
  const note =
    action === 'recommend-approval' ? ', recommended' : action === 'lock-resume-evaluation' ? ', once resubmitted' : ''
  return statusLabels[to].staff + note
}
