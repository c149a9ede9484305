import { formOfType } from '@lading/contract/transaction-types'
import type { RequirementEntry } from '@lading/domain/accreditation/requirements/requirement'
import { expiryOf } from '@lading/domain/accreditation/renewal/renewal'
import { certificateNumber, transactionReference } from '@lading/domain/accreditation/numbers/reference'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { requirementsFor } from '@lading/domain/accreditation/requirements/requirements'
import type { BusinessForm } from '@lading/domain/business/business-form'
import { manilaDay, startOfManilaDay } from '@lading/domain/dates/manila'
import { addDays, addMonths } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { isRenewal } from '@lading/domain/transactions/family'
import { scopesAfter } from '@lading/domain/transactions/scope-change'
import { Status } from '@lading/domain/transactions/status'
import { decidingStatuses } from '@lading/domain/transactions/status-groups'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { randomGenerator, slugFrom, type RandomGenerator } from '../random.ts'
import type { Desks } from '../people/desks.ts'
import { clientDeadlineOf } from './client-deadline.ts'
import { misspeltIn } from './corrections.ts'
import { filedBy } from './forms.ts'
import { historyOf, type History } from './history.ts'
import type { Numbers } from '../numbers.ts'
import { hasEnded, hasFee, type PlannedTransaction } from './plan.ts'
import type { Row } from '../tables.ts'
import { workingTimeBefore } from './times.ts'
import { type Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'
import type { TransactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { type DemoBusiness, type DemoTransaction } from './transaction.ts'

export interface SeedStep {
  readonly now: Date
  readonly calendar: Calendar
  readonly desks: Desks
  readonly requirements: Readonly<Record<Agency, readonly RequirementEntry[]>>
  readonly settings: TransactionSettings
  readonly years: Readonly<Record<Agency, number>>
  /** Queue groups by agency and type: `dti 1`. */
  readonly groups: ReadonlyMap<string, number>
}

const HOUR = 3_600_000

/** The history of each planned transaction, and what was asked of it. */
export function demoTransaction(
  plan: PlannedTransaction,
  id: number,
  business: DemoBusiness,
  step: SeedStep,
): DemoTransaction {
  const random = randomGenerator(90_000 + id)
  const { agency, type, target } = plan
  const history = historyOf(
    {
      type,
      agency,
      target,
      came_back: plan.came_back === true,
      asks_waiver: plan.asks_waiver === true,
      has_fee: hasFee(type),
      author_id: business.user_id,
      last: lastStep(plan, random, step),
      evaluator: id % 2,
    },
    { desks: step.desks, calendar: step.calendar, random },
  )
  const { profile } = business
  const accreditation = ensure(plan.accreditation, 'accreditation')
  const { scopes } = accreditation
  const filed = filedBy({ type, agency, target, profile, scopes, on: manilaDay(step.now) })
  const requirements = requirementsFor(
    step.requirements[agency],
    {
      type,
      agency,
      form: profile.form as BusinessForm,
      scopes: scopesAfter(scopes, formOfType(type).scopeChange(filed.form)),
      branches: type === TransactionType.branches ? 1 : profile.branches.length,
      is_migrated: (accreditation.renews ?? accreditation).made_by === undefined,
      ...formOfType(type).requirements(filed.form, filed.register),
    },
    manilaDay(step.now),
  )
  const term = termOf(plan, history, step)
  const form = { ...filed.form, ...(plan.came_back && misspeltIn(profile)) }
  return { id, plan, business, history, requirements, form, register: filed.register, ...(term && { term }) }
}

/** Closed transactions lie back a while, open ones wait since hours or days, and somebody sits at a locked one just now. */
function lastStep(
  { target, accreditation, type }: PlannedTransaction,
  random: RandomGenerator,
  { now, calendar, years }: SeedStep,
): Date {
  const isLocked = target === Status.lockedForEvaluation || target === Status.evaluationForRevision
  if (isLocked) return new Date(now.getTime() - random.between(2, 12) * 60_000)
  const makes = type === TransactionType.newAccreditation && target === Status.accredited
  if (makes && accreditation?.expiry) {
    const approved = addDays(addMonths(accreditation.expiry, -12 * years[accreditation.agency]), 1)
    return new Date(startOfManilaDay(approved).getTime() + 15 * HOUR)
  }
  const hours = hasEnded(target) ? random.between(200, 900) : random.between(3, target === Status.draft ? 300 : 90)
  return workingTimeBefore(now, hours * HOUR, calendar, random)
}

/** A certificate is valid from the day of approval; a renewal from the day after the earlier one where that is later. */
function termOf(
  { accreditation, agency, type }: PlannedTransaction,
  { steps }: History,
  { years }: SeedStep,
): DemoTransaction['term'] {
  const approved = steps.find(({ row }) => row.to === Status.approved)
  if (type > TransactionType.renewal || !approved || !accreditation) return undefined
  const first_day = manilaDay(approved.at)
  return { first_day, expiry_date: expiryOf(first_day, years[agency]), approved_at: approved.at }
}

/** The row of `transactions`, before it takes its way: the status is the first of its steps. */
export function transactionRow(
  { id, plan, business, history, requirements, form, register }: DemoTransaction,
  accreditation_id: number,
  step: SeedStep,
): Row {
  const { steps, state } = history
  const { participants: _, status: __, ...columns } = state
  const first = ensure(steps[0], 'the first step')
  const last = ensure(steps.at(-1), 'the last step')
  const random = randomGenerator(50_000 + id)
  const filed = steps.find(({ row }) => row.effects.includes('acknowledge') || row.action === 'file-case')
  const submitted = steps.find(
    ({ row: { from, to } }) => from === Status.draft && to !== Status.draft && to !== Status.deleted,
  )
  const isAssigned = steps.some(({ row }) => row.action === 'route-assign')
  return {
    id,
    reference: '',
    slug: slugFrom(random),
    type: plan.type,
    agency: plan.agency,
    business_id: business.id,
    accreditation_id,
    status: first.row.to,
    version: steps.length,
    author_id: first.by ?? business.user_id,
    form,
    register,
    form_version: 1,
    field_versions: {},
    requirements,
    requirements_version: submitted ? `${manilaDay(submitted.at)}-demo` : null,
    declared_at: submitted?.at ?? null,
    // A client who filed a renewal had said of every section that it is still right.
    confirmed_sections: submitted && isRenewal(plan.type) ? Object.keys(formOfType(plan.type).sections) : [],
    signature_name: submitted ? business.profile.representative_name : '',
    delivery: steps.some(({ row }) => row.action === 'mark-ready-for-pickup') ? 'pickup' : 'electronic',
    queue_number: null,
    queue_day: null,
    submitted_at: submitted?.at ?? null,
    filed_at: filed?.at ?? null,
    decided_at: steps.findLast(({ row }) => decidingStatuses.includes(row.to))?.at ?? null,
    queue_group_id: isAssigned ? (step.groups.get(`${plan.agency} ${plan.type}`) ?? null) : null,
    ...columns,
    locked_at: state.lock_holder_id === null ? null : last.at,
    last_activity_at: last.at,
    grounds: steps.findLast(({ row }) => /disapproval|reject/.test(row.action))?.remarks ?? '',
    client_deadline_on: clientDeadlineOf({ history, requirements }, step),
    created_at: first.at,
    updated_at: last.at,
  }
}

/** References by the day a transaction was opened, queue numbers by the moment it was filed: as the counters would have given them. */
export function numberTransactions(rows: readonly Row[], numbers: Numbers): Row[] {
  const at = (row: Row, column: 'created_at' | 'filed_at') => row[column] as Date
  const byCreation = rows.toSorted((one, other) => at(one, 'created_at').getTime() - at(other, 'created_at').getTime())
  const referred = byCreation.map((row) => {
    const [agency, type] = [row['agency'] as Agency, row['type'] as TransactionType]
    const number = numbers.next(`reference-${agency}-${definitionOf(type).letter}`, at(row, 'created_at'))
    const year = Number(manilaDay(at(row, 'created_at')).slice(0, 4))
    return { ...row, reference: transactionReference(agency, type, year, number) } as Row
  })
  const filed = referred.filter((row) => row['filed_at'] !== null)
  filed.sort((one, other) => at(one, 'filed_at').getTime() - at(other, 'filed_at').getTime())
  const queued = new Map(
    filed.map((row) => [
      row['id'],
      {
        queue_day: manilaDay(at(row, 'filed_at')),
        queue_number: numbers.next(`queue-${row['agency'] as Agency}`, at(row, 'filed_at'), 'day'),
      },
    ]),
  )
  return referred.map((row) => ({ ...row, ...queued.get(row['id']) }))
}

/** `26-SFF-000259` for those that came to a certificate, in the order of approval. */
export function certificateNumbers(transactions: readonly DemoTransaction[], numbers: Numbers): Map<number, string> {
  const given = transactions.filter(({ term }) => term !== undefined)
  given.sort(
    (one, other) => ensure(one.term, 'term').approved_at.getTime() - ensure(other.term, 'term').approved_at.getTime(),
  )
  return new Map(
    given.map(({ id, plan, term }) => {
      const year = Number(manilaDay(ensure(term, 'term').approved_at).slice(0, 4))
      return [
        id,
        certificateNumber(
          plan.agency,
          year,
          numbers.next(`certificate-${plan.agency}`, ensure(term, 'term').approved_at),
        ),
      ]
    }),
  )
}
