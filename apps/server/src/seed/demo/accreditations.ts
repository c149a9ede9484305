import { manilaDay, startOfManilaDay } from '@lading/domain/dates/manila'
import { addDays, addMonths, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { certificateNumber } from '@lading/domain/accreditation/numbers/reference'
import { ensure } from '@lading/domain/ensure'
import type { SeedStep } from './transactions/transactions.ts'
import type { PlannedAccreditation } from './transactions/plan.ts'
import type { Row } from './tables.ts'
import type { DemoTransaction } from './transactions/transaction.ts'

/** A change of an accreditation's status, as its own log keeps it. */
interface LifeStep {
  readonly at: Date
  readonly row_id: string
  readonly action: string
  readonly from_status: Status | null
  readonly to_status: Status
  readonly by_user_id: number | null
  readonly transaction_id: number | null
}

export interface DemoAccreditation {
  readonly plan: PlannedAccreditation
  readonly id: number
  readonly row: Row
  readonly steps: readonly LifeStep[]
}

interface Around {
  readonly step: SeedStep
  readonly today: PlainDate
  /** The transaction that makes it. */
  readonly made_by: DemoTransaction | undefined
  readonly number: string | null
  readonly business_id: number
  readonly previous_id: number | null
  /** Cases that suspended or revoked it, and the renewal that took its place. */
  readonly about: readonly DemoTransaction[]
  readonly isRenewed: boolean
}

/** An accreditation with the life it had: made by its application or taken over, then expired, suspended, revoked or given back. */
export function demoAccreditation(plan: PlannedAccreditation, id: number, around: Around): DemoAccreditation {
  const { made_by, step, number, business_id, previous_id } = around
  const expiry = made_by?.term?.expiry_date ?? (made_by ? null : (plan.expiry ?? null))
  const first_day = made_by?.term?.first_day ?? (expiry && termStart(expiry, step.years[plan.agency]))
  const born = made_by
    ? followed(made_by)
    : [
        importedOn(
          step.now,
          ensure(first_day, 'the first day of an imported accreditation'),
          ensure(expiry, 'the last day of an imported accreditation'),
        ),
      ]
  const steps = [...born, ...afterwards(plan, born, expiry, around)]
  const created_at = ensure(steps[0], 'the first step').at
  return {
    plan,
    id,
    steps,
    row: {
      id,
      agency: plan.agency,
      business_id,
      transaction_id: null,
      status: ensure(steps[0], 'the first step').to_status,
      ...plan.scopes,
      number:
        number ??
        (made_by ? null : migratedNumber(plan, ensure(first_day, 'the first day of an imported accreditation'), id)),
      first_day,
      expiry_date: expiry,
      previous_accreditation_id: previous_id,
      is_migrated: !made_by,
      created_by: made_by?.business.user_id ?? null,
      processor_id: made_by?.history.state.processor_id ?? null,
      created_at,
      version: steps.length,
    },
  }
}

const termStart = (expiry: PlainDate, years: number) => addDays(addMonths(expiry, -12 * years), 1)

// Numbers of the earlier system, far above those the portal has given.
function migratedNumber({ agency }: PlannedAccreditation, first_day: PlainDate, id: number): string {
  return certificateNumber(agency, Number(first_day.slice(0, 4)), 100_000 + id)
}

/** Until it is accredited it follows its own application. */
function followed({ id, history }: DemoTransaction): LifeStep[] {
  return history.steps
    .filter(({ row }) => row.from !== row.to)
    .map(({ row, at, by }) => ({
      at,
      row_id: row.id,
      action: row.action,
      from_status: row.from,
      to_status: row.to,
      by_user_id: by,
      transaction_id: id,
    }))
}

const MONTHS_OF_PORTAL = 10

function importedOn(now: Date, first_day: PlainDate, expiry: PlainDate): LifeStep {
  const opened = addMonths(manilaDay(now), -MONTHS_OF_PORTAL)
  const day = first_day > opened ? first_day : opened
  const isOver = expiry < day
  return {
    at: startOfManilaDay(day),
    row_id: isOver ? 'H13' : 'H12',
    action: isOver ? 'import-expired' : 'import',
    from_status: null,
    to_status: isOver ? Status.expired : Status.accredited,
    by_user_id: null,
    transaction_id: null,
  }
}

function afterwards(
  plan: PlannedAccreditation,
  born: readonly LifeStep[],
  expiry: PlainDate | null,
  { step: { desks }, today, about, isRenewed }: Around,
): LifeStep[] {
  if (ensure(born.at(-1), 'a first step').to_status !== Status.accredited || expiry === null) return []
  const step = (
    at: Date,
    row_id: string,
    action: string,
    to_status: Status,
    more: Partial<LifeStep> = {},
  ): LifeStep[] => [
    { at, row_id, action, from_status: Status.accredited, to_status, by_user_id: null, transaction_id: null, ...more },
  ]
  const order = about.find(({ plan: { target } }) => target === Status.suspended || target === Status.revoked)
  if (order)
    return step(ensure(order.history.steps.at(-1), 'the last step').at, ...sentence(order), {
      transaction_id: order.id,
    })
  if (plan.stands_at === Status.terminated) {
    const by_user_id = ensure(desks[plan.agency].APP[0], 'an approving officer')
    return step(startOfManilaDay(addDays(today, -20)), 'H08', 'voluntary-surrender-closure', Status.terminated, {
      by_user_id,
    })
  }
  if (expiry >= today) return []
  const over = startOfManilaDay(plainDate(addDays(expiry, 1)))
  return isRenewed ? step(over, 'H10', 'superseded', Status.expired) : step(over, 'H01', 'expire', Status.expired)
}

function sentence({ plan: { target } }: DemoTransaction): [string, string, Status] {
  return target === Status.revoked ? ['H03', 'revoke', Status.revoked] : ['H02', 'suspend', Status.suspended]
}

/** Whether a transaction may suspend or revoke: a case. */
export const isCase = ({ plan: { type } }: DemoTransaction) => type >= TransactionType.requestForSuspension
