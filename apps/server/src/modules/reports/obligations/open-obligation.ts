import { manilaDay } from '@lading/domain/dates/manila'
import { Status } from '@lading/domain/transactions/status'
import { isAmong, terminatedStatuses } from '@lading/domain/transactions/status-groups'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import type { Workflow } from '#modules/workflow/workflow'
import { heldAccreditation, reportFor, type ObligationRow } from './obligation-of.ts'
import { planNextPeriod, wasInForce } from './plan-period.ts'
import { remindAfter } from './report-due.ts'

/**
 * Opens the draft of an obligation whose day has come, once: the business is held, so a second process finds it opened.
 * A draft that the client began earlier becomes the one that is due. With its accreditation an obligation ends, and so
 * does one about a period of which no day was in force; the period after it is planned either way.
 */
export async function openObligation(
  tx: Tx,
  { id, business_id }: Pick<ObligationRow, 'id' | 'business_id'>,
  workflow: Pick<Workflow, 'open'>,
  now: Date,
): Promise<void> {
  await tx.selectFrom('businesses').select('id').where('id', '=', business_id).forUpdate().execute()
  const obligation = await tx.selectFrom('obligations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!obligation || !isWaiting(obligation)) return
  const { agency, type } = obligation
  const { status } = await tx
    .selectFrom('accreditations')
    .select('status')
    .where('id', '=', obligation.accreditation_id)
    .executeTakeFirstOrThrow()
  if (isAmong(terminatedStatuses, status)) return write(tx, id, { ended_on: manilaDay(now) })
  const office = await officeOf(tx)
  await planNextPeriod(tx, obligation, office.settings)
  if (!(await wasInForce(tx, obligation))) return write(tx, id, { ended_on: manilaDay(now) })
  const report = await reportFor(tx, id)
  if (report) {
    const remind_on = report.status === Status.draft ? remindAfter(obligation, manilaDay(now), office) : null
    return write(tx, id, { opened_on: manilaDay(now), remind_on })
  }
  const held = await heldAccreditation(tx, obligation)
  if (!held) return
  const input = { type, agency, business_id, accreditation_id: held.id, obligation_id: id }
  await workflow.open(tx, input, theSystem, now)
}

const isWaiting = ({ opened_on, complied_on, ended_on }: ObligationRow) =>
  opened_on === null && complied_on === null && ended_on === null

async function write(
  tx: Tx,
  id: number,
  columns: { ended_on: string } | { opened_on: string; remind_on: string | null },
) {
  await tx.updateTable('obligations').set(columns).where('id', '=', id).execute()
}
