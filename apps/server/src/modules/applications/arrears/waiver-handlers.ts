import { arrearName, arrearsLeft } from '@lading/domain/reports/arrears'
import { invalid } from '#platform/problem'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { provides, type Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { arrearsOf } from './arrears-of.ts'

/** The keys of what the agency waived for this filing. */
export async function waivedFor(db: Db, transaction_id: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('arrears_waivers')
    .select('waived')
    .where('transaction_id', '=', transaction_id)
    .execute()
  return new Set(rows.flatMap(({ waived }) => waived))
}

/** What stands against filing a renewal, but for what the agency waived; and whether a waiver is asked. */
export const arrearsFacts = provides(
  ['filing.overdue_reports', 'filing.unpaid_penalties', 'filing.waiver_asked'],
  async (db, { transaction, calendar }, now) => {
    const arrears = await arrearsOf(db, transaction, calendar, now)
    const left = arrearsLeft(arrears, await waivedFor(db, transaction.id))
    const unpaid = left.filter(({ kind }) => kind === 'not-paid')
    return {
      'filing.overdue_reports': left.length - unpaid.length,
      'filing.unpaid_penalties': unpaid.length,
      'filing.waiver_asked': transaction.request_asked_at !== null,
    }
  },
)

/** The client asks to be excused from its arrears, with a reason; it stands in the list of the approving officer. */
export const noteWaiverAsked: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const asked = { transaction_id: transaction.id, reason: String(answers.reason ?? '') }
  await tx
    .insertInto('arrears_waivers')
    .values({ ...asked, asked_by: actor.user_id, asked_at: now })
    .execute()
  return updateTransaction(tx, transaction, { request_asked_at: now })
}

/** Waived are those that the approving officer names, as they stand now. Throws 400 for any other. */
export const waiveArrears: Effect = async (tx, { context, answers }, actor, now) => {
  const { transaction, calendar } = context
  const arrears = await arrearsOf(tx, transaction, calendar, now)
  const waived = answers.waived as readonly string[]
  const known = arrears.filter(({ key }) => waived.includes(key))
  if (known.length !== new Set(waived).size)
    throw invalid({ waived: ['The arrears have changed since. Choose from the list as it stands now.'] })
  const named = known.map(arrearName).join('\n')
  await answer(tx, transaction.id, { is_waived: true, waived: [...waived], named, ...remark(answers) }, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}

/** Declined: the arrears stand against the filing. */
export const declineWaiver: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  await answer(tx, transaction.id, { is_waived: false, ...remark(answers) }, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}

const remark = ({ reason }: { readonly reason?: unknown }) => ({ remark: String(reason ?? '') })

interface Answered {
  readonly is_waived: boolean
  readonly remark: string
  readonly waived?: string[]
  readonly named?: string
}

async function answer(tx: Tx, transaction_id: number, columns: Answered, actor: Caller, now: Date): Promise<void> {
  await tx
    .updateTable('arrears_waivers')
    .set({ ...columns, decided_by: actor.user_id, decided_at: now })
    .where('transaction_id', '=', transaction_id)
    .where('decided_at', 'is', null)
    .execute()
}
