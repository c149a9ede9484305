import { createApplication } from '@lading/contract/applications/applications'
import { openRenewal } from '@lading/contract/applications/renewals'
import { createReport } from '@lading/contract/reports/reports'
import { createRequest } from '@lading/contract/requests/requests'
import { ensure } from '@lading/domain/ensure'
import { familyOf } from '@lading/domain/transactions/family'
import type { Scope } from '@lading/domain/transactions/scope'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { accreditedBusiness } from '../filings/accredited-business.ts'
import { openedChange } from '../filings/changes.ts'
import { applicant } from '../filings/filing.ts'
import { sampleBranch } from '../samples/sample-branch.ts'
import type { World } from '../world.ts'
import type { Actors } from './actors.ts'
import { chargeAgain, chargeNothing } from './fee-schedule.ts'
import { isAboutPeriod, openedPeriodReport } from './period-reports.ts'
import type { Walk, WalkVariant } from './walk.ts'
import type { WalkedTransaction } from './walked-transaction.ts'

let numbers = 500_000

/** A draft that somebody has just opened for a business of theirs, which holds what the type asks for. */
export async function openedTransaction(
  world: World,
  actors: Actors,
  walk: Walk,
  variant = ensure(walk.variants[0]),
): Promise<WalkedTransaction> {
  return { world, walk, variant, actors, ...(await opened(world, actors, walk, variant)) }
}

type Opened = Pick<WalkedTransaction, 'owner' | 'business_id' | 'transaction_id' | 'accreditation_id'>

async function opened(world: World, { evaluator }: Actors, walk: Walk, variant: WalkVariant): Promise<Opened> {
  const { type, agency } = walk
  await chargeAgain(world)
  if (type === TransactionType.newAccreditation) {
    const { client: owner, business_id } = await applicant(world)
    const { body } = await owner.call(createApplication, { body: { business_id, agency: 'dti' } })
    return { owner, business_id, transaction_id: body.transaction_id, accreditation_id: body.accreditation_id }
  }
  const number = `25-${agency === 'dti' ? 'SFF' : 'AFF'}-${++numbers}`
  const business = await accreditedBusiness(world, agency, number, registered(type), scopesHeld(type, variant))
  const { client: owner, business_id, accreditation_id } = business
  const held = { owner, business_id, accreditation_id }
  const reporting = { world, evaluator, ...held, accreditation_id }
  if (type === TransactionType.renewal) {
    if (variant.in_arrears) await openedPeriodReport(reporting, overdue, { ...variant, penalty_due: true })
    const ending = { first_day: '2024-04-15', expiry_date: '2026-04-14' }
    await world.db.updateTable('accreditations').set(ending).where('id', '=', accreditation_id).execute()
    const { body } = await owner.call(openRenewal, { params: { id: accreditation_id } })
    return { ...held, transaction_id: body.transaction_id, accreditation_id: body.accreditation_id }
  }
  if (familyOf(type) === 'change') return { ...held, transaction_id: await openedChange(business, type) }
  if (isAboutPeriod(type)) return { ...held, transaction_id: await openedPeriodReport(reporting, walk, variant) }
  if (familyOf(type) === 'request' && !variant.fee_centavos) await chargeNothing(world, agency)
  const body = { business_id, agency, type } as never
  const { body: draft } = await owner.call(familyOf(type) === 'report' ? createReport : createRequest, { body })
  return { ...held, transaction_id: draft.transaction_id }
}

const overdue = { type: TransactionType.quarterlyReport, agency: 'dti' } as const

/** A branch that may close stands in the register. */
const registered = (type: TransactionType) =>
  type === TransactionType.branches ? { branches: [sampleBranch('branch-1', 'Cebu')] } : {}

/** Capital that falls gives up a scope; every other transaction is of international scope. */
const scopesHeld = (type: TransactionType, { changes_certificate }: WalkVariant): readonly Scope[] =>
  type === TransactionType.capitalization && changes_certificate ? ['domestic', 'international'] : ['international']
