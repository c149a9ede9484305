import { uploadFile } from '@lading/contract/documents/documents'
import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/transactions/status'
import type { Client } from '../client.ts'
import { newDeskStaff, type DeskStaff } from './desk-staff.ts'
import { filedApplication, type FiledApplication } from './filing.ts'
import { acceptAll, moved } from './moves.ts'
import { sampleScan } from '../samples/sample-files.ts'
import { waitingIn } from './waiting-applications.ts'
import type { World } from '../world.ts'
import { writeUp } from './write-up.ts'

/** The desks of the trade agency; those who brought here what waits in this world come first. */
export async function seaStaff(world: World): Promise<SeaStaff> {
  return waitingIn(world)?.staff ?? newDeskStaff(world, 'dti')
}
export type SeaStaff = DeskStaff

type Answers = Record<string, unknown>
export type Scenario = FiledApplication & { staff: SeaStaff }
export type ScenarioTransaction = Pick<Scenario, 'client' | 'transaction_id' | 'accreditation_id' | 'staff'>
type ScenarioStep = (scenario: ScenarioTransaction, world: World) => Promise<unknown>

/** The usual way of a sea application from its receipt, status by status. */
export const scenarioSteps: readonly (readonly [reached: Status, step: ScenarioStep])[] = [
  [
    Status.lockedForEvaluation,
    ({ staff, transaction_id }) => moved(staff.evaluator, transaction_id, 'lock-start-evaluation'),
  ],
  [
    Status.forReview,
    async ({ staff, transaction_id, accreditation_id }) => {
      await acceptAll(staff.evaluator, transaction_id)
      await writeUp(staff.evaluator, transaction_id, accreditation_id)
      await moved(staff.evaluator, transaction_id, 'endorse-for-review')
    },
  ],
  [
    Status.forOrderOfPayment,
    ({ staff, transaction_id }) => moved(staff.reviewer, transaction_id, 'endorse-for-payment'),
  ],
  [Status.forPayment, ({ staff, transaction_id }) => moved(staff.cashier, transaction_id, 'issue-order-of-payment')],
  [Status.forPaymentValidation, async (scenario, world) => pay(scenario, world)],
  [
    Status.forRecommendingApproval,
    async ({ staff, transaction_id }, world) =>
      moved(staff.cashier, transaction_id, 'validate-payment', {
        received_on: today(world),
        amount_received: await amountDue(world, transaction_id),
      }),
  ],
  [
    Status.approved,
    async ({ staff, transaction_id }) => {
      await moved(staff.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })
      await moved(staff.approver, transaction_id, 'approve')
    },
  ],
  [Status.forPrinting, (_scenario, world) => world.runJobs()],
  [Status.accredited, ({ staff, transaction_id }) => moved(staff.releasing, transaction_id, 'print-seal')],
]

const USUAL_SCOPES = ['international']

/**
 * A sea application brought to a status by the people whose work it is, through the portal's own calls; one that waits
 * in this world for a test (`worldAt`) comes first.
 */
export async function seaApplication(
  world: World,
  { until, scopes = USUAL_SCOPES, staff }: { until: Status; scopes?: string[]; staff?: SeaStaff },
): Promise<Scenario> {
  const waiting = waitingIn(world)
  const isUsual = scopes === USUAL_SCOPES && (staff === undefined || staff === waiting?.staff)
  if (waiting && isUsual && placeOf(waiting.status) <= placeOf(until)) {
    const next = waiting.applications.shift()
    if (next) return broughtTo(world, { ...next, staff: waiting.staff }, until, waiting.status)
  }
  const scenario = { ...(await filedApplication(world, scopes)), staff: staff ?? (await seaStaff(world)) }
  return broughtTo(world, scenario, until)
}

/** How many steps of the usual way lead to a status. */
const placeOf = (status: Status) => scenarioSteps.findIndex(([reached]) => reached === status) + 1

/** The same of an application or renewal that is filed already, or came as far as a status. */
export async function broughtTo<S extends ScenarioTransaction>(
  world: World,
  scenario: S,
  until: Status,
  from: Status = Status.forEvaluation,
): Promise<S> {
  if (until === from) return scenario
  for (const [reached, step] of scenarioSteps.slice(placeOf(from))) {
    await step(scenario, world)
    if (reached === until) return scenario
  }
  throw new Error(`The usual way does not pass status ${until}.`)
}

/** The business pays the order over the counter and says so. */
export async function pay(
  { client, transaction_id }: Pick<Scenario, 'client' | 'transaction_id'>,
  world: World,
  changes: Answers = {},
) {
  const answers = { ...(await paymentOf(client, world, transaction_id)), ...changes }
  return moved(client, transaction_id, 'upload-proof-post-over-the-counter-payment', answers)
}

/** What a business says of a payment over the counter that covers the order. */
export const paymentOf = async (client: Client, world: World, transaction_id: number): Promise<Answers> => ({
  payment_reference: 'LB-0042',
  paid_on: today(world),
  amount_paid: await amountDue(world, transaction_id),
  proof_of_payment: await proofOf(client),
})

/** A deposit slip this person has uploaded. */
export async function proofOf(client: Client): Promise<string> {
  const { body } = await client.call(uploadFile, {
    files: [{ field: 'file', name: 'deposit-slip.png', bytes: sampleScan(7) }],
  })
  return body.id
}

export async function amountDue({ db }: World, transaction_id: number): Promise<string> {
  const invoice = await db
    .selectFrom('invoices')
    .select('total_amount_due')
    .where('transaction_id', '=', transaction_id)
    .where('status', '<>', 8)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return invoice.total_amount_due
}

export const today = ({ clock }: World): string => manilaDay(clock.now())
