import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { officeOf, type Office } from '#platform/office'
import { refused } from '#platform/problem'
import { issueDocument } from '#modules/documents/issued/issue-document'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { latestMemorandum } from './memorandum.queries.ts'
import { memorandumPayload, type ComplianceOf } from './memorandum-payload.ts'
import { drawnVersion } from './save-memorandum.ts'
import { memorandumDocument } from './templates/memorandum.payload.ts'

/** On the way to review: the memorandum as it stands becomes a numbered version. */
export const writeMemorandum =
  (complianceOf: ComplianceOf): Effect =>
  async (tx, { context, answers }, actor, now) => {
    const changes = String(answers.changes_made ?? '')
    const { settings, calendar } = context
    await drawMemorandum(tx, context, { settings, calendar, complianceOf, changes }, actor, now)
  }

/** The evaluator asks to see the memorandum on paper before endorsing. */
export const generateMemorandum =
  (complianceOf: ComplianceOf) =>
  async (tx: Tx, { id }: { id: number }, actor: Caller, now: Date) => {
    const found = await lockForHolder(tx, id, actor, now)
    return drawMemorandum(tx, found, { ...(await officeOf(tx)), complianceOf, changes: '' }, actor, now)
  }

interface Drawing extends Pick<Office, 'settings' | 'calendar'> {
  readonly complianceOf: ComplianceOf
  /** What was changed since the version before. */
  readonly changes: string
}

async function drawMemorandum(
  tx: Tx,
  found: LockedTransaction,
  { changes, ...writing }: Drawing,
  actor: Caller,
  now: Date,
) {
  const { transaction } = found
  const draft = await latestMemorandum(tx, transaction.id)
  if (!draft) throw refused('The draft of the memorandum is not written yet.')
  const version_no = (await drawnVersion(tx, transaction.id)) + 1
  if (draft.version_no < version_no) await copyAs(tx, transaction.id, version_no, draft, changes, now)
  const { slug } = await issueDocument(
    tx,
    {
      document: memorandumDocument,
      transaction_id: transaction.id,
      number: `${transaction.reference}-M${version_no}`,
      version_no,
      payload: await memorandumPayload(tx, found, { ...writing, memorandum: { ...draft, version_no } }, actor, now),
    },
    now,
  )
  return { slug, version_no }
}

/** The same words once more, as a version of their own, with what was changed around them. */
async function copyAs(
  tx: Tx,
  transaction_id: number,
  version_no: number,
  draft: NonNullable<Awaited<ReturnType<typeof latestMemorandum>>>,
  changes: string,
  now: Date,
): Promise<void> {
  const { findings, recommendation, legal_basis, written_by } = draft
  await tx
    .insertInto('memoranda')
    .values({
      transaction_id,
      version_no,
      findings,
      recommendation,
      legal_basis,
      changes,
      written_by: written_by.user_id,
      written_at: now,
    })
    .execute()
}
