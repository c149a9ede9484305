import { saveMemorandum } from '@lading/contract/evaluation'
import { Status } from '@lading/domain/transactions/status'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Client } from '../client.ts'
import { newDeskStaff, type DeskStaff } from './desk-staff.ts'
import { acceptAll, moved } from './moves.ts'
import { amountDue, paymentOf, seaStaff, today } from './scenario.ts'
import type { World } from '../world.ts'

/** The desks of one agency, one person each. */
export async function deskStaff(world: World, agency: Agency): Promise<DeskStaff> {
  return agency === 'dti' ? seaStaff(world) : newDeskStaff(world, agency)
}

interface DeskWork {
  /** What the evaluator writes besides the memorandum, before endorsing. */
  readonly found?: () => Promise<unknown>
  readonly world: World
  readonly staff: DeskStaff
  readonly client: Client
  readonly transaction_id: number
  /** Where it stands; newly filed where nothing is said. */
  readonly from?: Status
}

/** What the desks do with a filed request that costs a fee, up to a status, through the portal's own calls. */
export async function workUntil(work: DeskWork, until: Status, lock = 'lock-start-evaluation'): Promise<void> {
  const steps = stepsOf(work, lock)
  const done = steps.findIndex(([reached]) => reached === work.from)
  for (const [reached, step] of steps.slice(done + 1)) {
    await step()
    if (reached === until) return
  }
  throw new Error(`The usual way does not pass status ${until}.`)
}

function stepsOf(
  { world, staff, client, transaction_id: id, found }: DeskWork,
  lock: string,
): readonly (readonly [Status, () => Promise<unknown>])[] {
  return [
    [Status.lockedForEvaluation, () => moved(staff.evaluator, id, lock)],
    [
      Status.forReview,
      async () => {
        await acceptAll(staff.evaluator, id)
        const body = { findings: 'The documents are in order.', recommendation: 'Approval.', legal_basis: '' }
        await staff.evaluator.call(saveMemorandum, { params: { id }, body })
        await found?.()
        await moved(staff.evaluator, id, 'endorse-for-review')
      },
    ],
    [Status.forOrderOfPayment, () => moved(staff.reviewer, id, 'endorse-for-payment')],
    [Status.forPayment, () => moved(staff.cashier, id, 'issue-order-of-payment')],
    [
      Status.forPaymentValidation,
      async () => moved(client, id, 'pay-online-over-the-counter', await paymentOf(client, world, id)),
    ],
    [
      Status.forRecommendingApproval,
      async () =>
        moved(staff.cashier, id, 'validate-payment', {
          received_on: today(world),
          amount_received: await amountDue(world, id),
        }),
    ],
    [
      Status.approved,
      async () => {
        await moved(staff.recommender, id, 'recommend-approval', { memorandum_read: true })
        await moved(staff.approver, id, 'approve')
      },
    ],
    [Status.forPrinting, () => world.runJobs()],
    [Status.accredited, () => moved(staff.releasing, id, 'print-seal')],
  ]
}
