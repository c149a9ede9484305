import { isBuilt } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import { isPeriodic } from '@lading/domain/reports/due-day'
import { policyReportTypes, typesOf } from '@lading/domain/transactions/family'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Tx } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { currentCover, type CoverRow } from '#modules/workflow/transactions/own-cover'
import { registerOf } from '#modules/workflow/transactions/register-of'
import { answersFrom } from '#modules/workflow/transactions/transaction-row'
import { endFormerObligations } from './end-obligations.ts'
import { planFirstPeriod } from './plan-period.ts'
import { PolicyAnswers, recordCover } from '../covers/record-cover.ts'

type Settings = Pick<SettingsReader, 'values'>
type Planner = (tx: Tx, accreditation: AccreditationRow, settings: Settings, now: Date) => Promise<void>

/** How the first obligation of an accreditation is planned: of a period, or of a policy. */
const plannerOf = (type: TransactionType): Planner => (isPeriodic(type) ? planFirstPeriod(type) : planInsurance)

/** The reports that open by themselves. */
export const plannedTypes = typesOf('report').filter(isBuilt)

/**
 * Plans the first obligation of each type of an accreditation whose business is locked; what was planned stays. Those of
 * an accreditation that was ended are over: the one that lives now begins anew.
 */
export async function planReports(
  tx: Tx,
  accreditation: AccreditationRow,
  settings: Settings,
  now: Date,
): Promise<void> {
  if (accreditation.reports_planned >= plannedTypes.length) return
  await endFormerObligations(tx, accreditation, now)
  for (const type of plannedTypes) await plannerOf(type)(tx, accreditation, settings, now)
  await tx
    .updateTable('accreditations')
    .set({ reports_planned: plannedTypes.length })
    .where('id', '=', accreditation.id)
    .execute()
}

/**
 * The first cover of a business with the agency: its application's, or what the register says of one taken over. A renewal
 * rests on the cover of the accreditation before, or recorded another at its approval.
 */
async function planInsurance(tx: Tx, accreditation: AccreditationRow, settings: Settings, now: Date): Promise<void> {
  const { id: accreditation_id, business_id, agency, transaction_id } = accreditation
  const planned = await tx
    .selectFrom('obligations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', 'in', [...policyReportTypes])
    .where('accreditation_id', '=', accreditation_id)
    .executeTakeFirst()
  if (planned) return
  if (await isFollowed(tx, await currentCover(tx, { business_id, agency }))) return
  const filed = PolicyAnswers.safeParse(await answersFiled(tx, accreditation))
  if (!filed.success || filed.data.insurance_ends_on < filed.data.insurance_starts_on) return
  await recordCover(tx, { business_id, agency, accreditation_id, transaction_id }, filed.data, settings, now)
}

/** Whether the policy after a cover is planned. */
async function isFollowed(tx: Tx, cover: CoverRow | undefined): Promise<boolean> {
  if (!cover) return false
  const planned = tx
    .selectFrom('obligations')
    .select('id')
    .where('cover_id', '=', cover.id)
    .where('ended_on', 'is', null)
  return (await planned.executeTakeFirst()) !== undefined
}

async function answersFiled(tx: Tx, { transaction_id, business_id }: AccreditationRow): Promise<Form> {
  if (transaction_id === null) return { ...(await registerOf(tx, business_id)) }
  const { type, form } = await tx
    .selectFrom('transactions')
    .select(['type', 'form'])
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  return answersFrom(type, form)
}
