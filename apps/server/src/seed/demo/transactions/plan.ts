import {
  CUSTOMERS_FIRST,
  CUSTOMERS_SECOND,
  CUSTOMER2S_FIRST,
  CUSTOMER2S_SECOND,
  GIVES_UP,
  isCustomers,
  isFromEarlierSystem,
} from '../people/customers.ts'
import { whyNotOfForm } from '@lading/domain/business/may-begin'
import { scopeFlags, type ScopeFlags } from '@lading/domain/transactions/scope'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType, transactionTypes } from '@lading/domain/transactions/transaction-type'
import { legalFormOf } from '../people/businesses.ts'
import { addedScope } from './added-scope.ts'
import { statusesOf } from './paths.ts'
import { type Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'

/** An accreditation of the demo: where it comes from, how long it lasts and what became of it. */
export interface PlannedAccreditation {
  readonly business: number
  readonly agency: Agency
  readonly scopes: ScopeFlags
  /** The application that makes it; undefined where it came from the earlier system. */
  readonly made_by?: PlannedTransaction
  readonly renews?: PlannedAccreditation
  /** The last day wanted; the real one follows from the day of approval. */
  readonly expiry?: PlainDate
  /** What it is today; undefined while its own application runs. */
  readonly stands_at?: Status
  /** Whether its business asks to give it up. */
  readonly asks_surrender?: true
}

export interface PlannedTransaction {
  readonly business: number
  readonly agency: Agency
  readonly type: TransactionType
  readonly target: Status
  /** What the transaction is about; its own where it makes one. */
  accreditation?: PlannedAccreditation
  /** Whether it was approved already, and came back from printing for an error on its certificate. */
  readonly came_back?: true
  /** Whether its client, who drafts it, asks to be excused from arrears. */
  readonly asks_waiver?: true
  /** The day of its last step, where that matters. */
  readonly ends_on?: PlainDate
  /** Transactions of one business and agency that cannot be open together, in their order. */
  readonly wave: number
}

export interface Plan {
  readonly accreditations: PlannedAccreditation[]
  readonly transactions: PlannedTransaction[]
}

const ended: readonly Status[] = [
  Status.accredited,
  Status.disapproved,
  Status.deleted,
  Status.terminated,
  Status.revoked,
  Status.requestRejected,
]
export const hasEnded = (status: Status) => ended.includes(status)
const openOf = (type: TransactionType, agency: Agency) =>
  statusesOf(type, agency, true).filter((status) => !hasEnded(status))

// Field facts, sections 8.1 and 8.3: what these types pay for; the other changes are free.
const paying: readonly TransactionType[] = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17]
export const hasFee = (type: TransactionType) => paying.includes(type)

/** Every type in every status it can be in, and businesses in every standing towards both agencies. */
export function demoPlan(today: PlainDate): Plan {
  const plan: Plan = { accreditations: [], transactions: [] }
  planSide(plan, 'dti', today)
  planSide(plan, 'cab', today)
  planOthers(plan)
  planCustomers(plan)
  return plan
}

/** Within the second step of the surcharge on a late renewal. */
const DAYS_EXPIRED = 20

/** Who stands where on one side: businesses that apply, that renew, and that hold. */
function planSide(plan: Plan, agency: Agency, today: PlainDate): void {
  const businesses = sideOf(agency)
  const applying = openOf(TransactionType.newAccreditation, agency)
  const renewing = statusesOf(TransactionType.renewal, agency, true)
  const applicants = businesses.splice(0, applying.length)
  applicants.forEach((business, index) => {
    if (index < 3) apply(plan, { business, agency, type: 1, target: [24, 26, 25][index] as Status, wave: 0 })
    apply(plan, { business, agency, type: 1, target: ensure(applying[index], 'a status to apply for'), wave: 1 })
  })
  businesses.splice(0, renewing.length).forEach((business, index) => {
    const target = ensure(renewing[index], 'a status of a renewal')
    const came_back = agency === 'dti' && target === Status.evaluationForRevision
    // What came back was filed in time: nothing is left to pay, so that it goes back for decision.
    const asks_waiver = agency === 'dti' && target === Status.draft
    const days = came_back ? 20 : target === Status.accredited ? -30 : 52 - ((index * 13) % 100)
    const held = hold(plan, { business, agency, expiry: addDays(today, days) })
    const marks = { ...(came_back && { came_back }), ...(asks_waiver && { asks_waiver }) }
    apply(plan, { business, agency, type: 2, target, wave: 1, ...marks }, held)
  })
  businesses.forEach((business, index) => {
    const soon = business === CUSTOMERS_FIRST
    const stands_at = soon || business === CUSTOMERS_SECOND ? undefined : [Status.expired, Status.terminated][index - 3]
    const days = stands_at === Status.expired ? -DAYS_EXPIRED : soon ? 41 : 150 + ((index * 37) % 480)
    hold(plan, { business, agency, expiry: addDays(today, days), ...(stands_at !== undefined && { stands_at }) })
  })
}

/** The order in which a side's businesses apply, renew and hold; the customers' own are put where they belong. */
function sideOf(agency: Agency): number[] {
  const others = Array.from({ length: 60 }, (_, index) => index).filter((business) => !isCustomers(business))
  if (agency === 'cab') return [...others.toReversed(), CUSTOMERS_SECOND]
  const side = [...others, CUSTOMERS_FIRST, CUSTOMERS_SECOND]
  const applying = openOf(TransactionType.newAccreditation, 'dti')
  side.splice(applying.indexOf(Status.lockedForEvaluation), 0, CUSTOMER2S_FIRST)
  side.splice(applying.indexOf(Status.forClientAction), 0, CUSTOMER2S_SECOND)
  return side
}

function hold(
  plan: Plan,
  { business, agency, expiry, stands_at }: { business: number; agency: Agency; expiry: PlainDate; stands_at?: Status },
): PlannedAccreditation {
  // What came over has no application of its own.
  const isMigrated = isFromEarlierSystem(business)
  const made_by: PlannedTransaction = { business, agency, type: 1, target: Status.accredited, wave: 0 }
  const accreditation: PlannedAccreditation = {
    business,
    agency,
    scopes: scopesFor(business, agency),
    expiry,
    ...(stands_at !== undefined && { stands_at }),
    ...(business === GIVES_UP && { asks_surrender: true }),
    ...(!isMigrated && { made_by }),
  }
  made_by.accreditation = accreditation
  plan.accreditations.push(accreditation)
  if (!isMigrated) plan.transactions.push(made_by)
  return accreditation
}

function apply(plan: Plan, made_by: PlannedTransaction, renews?: PlannedAccreditation): void {
  const { business, agency } = made_by
  const accreditation = { business, agency, scopes: scopesFor(business, agency), made_by, ...(renews && { renews }) }
  made_by.accreditation = accreditation
  plan.accreditations.push(accreditation)
  plan.transactions.push(made_by)
}

function scopesFor(business: number, agency: Agency): ScopeFlags {
  if (agency === 'cab') return scopeFlags(business % 3 === 0 ? ['domestic', 'international'] : ['international'])
  const kinds = [
    ['international', 'nvocc'],
    ['international'],
    ['domestic'],
    ['domestic', 'international', 'nvocc'],
  ] as const
  return scopeFlags(ensure(kinds[business % kinds.length], 'a kind of scope'))
}

/** Changes, reports, requests and cases about accreditations in force, spread so that none has two of a kind open. */
function planOthers(plan: Plan): void {
  const held = (agency: Agency) =>
    plan.accreditations.filter((one) => one.agency === agency && one.expiry && one.stands_at === undefined)
  const revoked = new Set<PlannedAccreditation>()
  // The cases first: nothing else is open about what they revoke.
  for (const type of transactionTypes.filter((one) => one > 2).toReversed()) {
    const used = { dti: type * 5, cab: type * 3 }
    const agency: Agency = type === TransactionType.requestForRevocation ? 'cab' : 'dti'
    statusesOf(type, agency, hasFee(type)).forEach((target, index) => {
      const side: Agency = type < TransactionType.requestForSuspension && index % 3 === 2 ? 'cab' : agency
      const pool = held(side).filter(
        (one) =>
          !revoked.has(one) &&
          mayAccuse(type, one.business) &&
          mayReport(type, one.business) &&
          !whyNotOfForm(type, legalFormOf(one.business)) &&
          (type !== TransactionType.additionalCategory || addedScope({ ...one, target })),
      )
      const accreditation = ensure(pool[used[side]++ % pool.length], 'an accreditation of the pool')
      plan.transactions.push({ business: accreditation.business, agency: side, type, target, accreditation, wave: 0 })
      if (target === Status.revoked) revoked.add(accreditation)
    })
  }
}

/** What the demo's customers can try at once: a change that came back, a request to pay, and one refused for a case. */
function planCustomers(plan: Plan): void {
  const add = (business: number, agency: Agency, type: TransactionType, target: Status) => {
    const held = plan.accreditations.find((one) => one.business === business && one.agency === agency && one.expiry)
    const accreditation = ensure(held, 'an accreditation of the customer')
    plan.transactions.push({ business, agency, type, target, accreditation, wave: 0 })
  }
  add(CUSTOMERS_FIRST, 'dti', TransactionType.address, Status.forClientAction)
  add(CUSTOMERS_SECOND, 'dti', TransactionType.requestForCertificate, Status.forPayment)
  add(CUSTOMERS_SECOND, 'cab', TransactionType.requestForSuspension, Status.forEvaluation)
}

/** The customers who try the demo owe the report of their insurance: one is late, one due. */
const mayReport = (type: TransactionType, business: number) =>
  type !== TransactionType.insuranceCoverage || !isCustomers(business)

/** Beside that one case the customers who try the demo are accused of nothing. */
const mayAccuse = (type: TransactionType, business: number) =>
  type < TransactionType.requestForSuspension || !isCustomers(business)
