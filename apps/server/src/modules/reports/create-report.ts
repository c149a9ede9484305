import type { ReportType } from '@lading/contract/reports/reports'
import { membershipOf } from '@lading/domain/people/acting/actor'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Act } from '#platform/calls/bind'
import { notFound } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import type { Workflow } from '#modules/workflow/workflow'
import { heldAccreditation } from './obligations/obligation-of.ts'
import { planReports } from './obligations/plan-reports.ts'

interface CreateReportInput {
  readonly business_id: number
  readonly agency: Agency
  readonly type: ReportType
}

/**
 * A client begins a report before the portal asks for it: the draft of what is planned, or of its first. Throws 404 for
 * another's business, 409 where nothing is accredited or the report is open already.
 */
export const createReport =
  (workflow: Workflow): Act<CreateReportInput, FilingRead> =>
  async (tx, input, actor, now) => {
    const { business_id, agency } = input
    if (!membershipOf(actor, business_id)) throw notFound('Business')
    await tx.selectFrom('businesses').select('id').where('id', '=', business_id).forUpdate().execute()
    const held = await heldAccreditation(tx, { business_id, agency })
    if (held) await planReports(tx, held, await settingsOf(tx), now)
    const { transaction } = await workflow.open(tx, { ...input, accreditation_id: held?.id ?? null }, actor, now)
    return filingOf(tx, transaction.id, actor, now)
  }
