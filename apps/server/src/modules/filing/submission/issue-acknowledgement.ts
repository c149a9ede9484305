import { paths } from '@lading/contract/addresses/paths'
import { manilaDay } from '@lading/domain/dates/manila'
import { clockClassOf } from '@lading/domain/transactions/clock-class'
import { scopeLabels, scopesOf } from '@lading/domain/transactions/scope'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import type { Tx } from '#platform/database'
import { portalAddress } from '#platform/portal-address'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { applicantOf, letterheadOf, signatoryOf } from '#modules/documents/letterhead'
import { peopleWith } from '#modules/notifications/recipients.queries'
import { customerPage } from '#modules/workflow/transactions/customer-page'
import { clocksOf } from '#modules/workflow/clock/clock-of'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { CurrentDocument } from '../reading/filing.queries.ts'
import { acknowledgementDocument } from '../templates/acknowledgement.payload.ts'

/** The acknowledgement of a complete filing: officer, unit, day, documents and due date (field facts, section 3.1). */
export async function issueAcknowledgement(
  tx: Tx,
  context: TransactionContext,
  files: readonly CurrentDocument[],
  now: Date,
): Promise<void> {
  const { transaction, accreditation, settings } = context
  const { agency, type, id, reference } = transaction
  const agency_block = letterheadOf(settings, agency)
  const { due_on, limit, received_on } = await dueOf(tx, context, now)
  const earlier = await issuedBefore(tx, id)
  await issueDocument(
    tx,
    {
      document: acknowledgementDocument,
      transaction_id: id,
      number: reference,
      version_no: earlier + 1,
      payload: {
        agency: agency_block,
        reference,
        queue_number: String(transaction.queue_number).padStart(5, '0'),
        transaction: `${typeLabels[type]}, ${sideLabels[agency].name.toLowerCase()}`,
        scope: accreditation ? scopesOf(accreditation).map((scope) => scopeLabels[scope]) : [],
        applicant: applicantOf(context),
        received_at: now.toISOString(),
        ...(received_on !== manilaDay(now) && { counts_from: received_on }),
        officer: await receivingOfficer(tx, transaction, agency_block.office),
        unit: agency_block.office,
        classification: clockClassOf(type, agency),
        limit_in_working_days: limit,
        due_on,
        documents: listed(transaction, files),
        content_hash: await filedHash(tx, transaction),
        status_url: portalAddress(customerPage(transaction) || paths.dashboard()),
        issued_at: now.toISOString(),
      },
    },
    now,
  )
}

async function dueOf(
  tx: Tx,
  { transaction, settings, calendar }: TransactionContext,
  now: Date,
): Promise<{ due_on: string; limit: number; received_on: string | undefined }> {
  const [clock] = await clocksOf(tx, [transaction], settings, calendar, now)
  const limit = settings.clock_limit(transaction.agency, transaction.type)
  if (limit === null || !clock?.due_on) throw new Error(`No processing time is defined for ${transaction.reference}.`)
  return { due_on: clock.due_on, limit, received_on: clock.received_on }
}

/** The officer who routes what comes in answers for its receipt; the unit itself where there is none. */
async function receivingOfficer(tx: Tx, { agency }: TransactionRow, office: string) {
  const [user_id] = await peopleWith(tx, 'route-assign', agency)
  if (user_id === undefined) return { name: office, position: 'Receiving unit' }
  const { name, position } = await signatoryOf(tx, user_id, null)
  return { name, position }
}

function listed({ requirements }: TransactionRow, files: readonly CurrentDocument[]) {
  return requirements
    .map((line) => ({
      line,
      names: files.filter((file) => file.requirement_code === line.code).map((file) => file.name),
    }))
    .filter(({ line, names }) => line.mandatory || names.length > 0)
    .map(({ line, names }) => ({
      name: line.name,
      file_name: names.join(', ') || null,
      remark: names.length === 0 ? 'To follow' : null,
    }))
}

async function filedHash(tx: Tx, { id, resubmissions }: TransactionRow): Promise<string | null> {
  const row = await tx
    .selectFrom('transaction_submissions')
    .select('content_hash')
    .where('transaction_id', '=', id)
    .where('round', '=', resubmissions)
    .executeTakeFirst()
  return row?.content_hash ?? null
}

async function issuedBefore(tx: Tx, transaction_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('issued_documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'acknowledgement')
    .executeTakeFirstOrThrow()
  return Number(count)
}
