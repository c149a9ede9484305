import { formOfType } from '@lading/contract/transaction-types'
import { ensure } from '@lading/domain/ensure'
import { stillServing, type CarryRule } from '@lading/domain/accreditation/requirements/carried-documents'
import { firstDayOfRenewal } from '@lading/domain/accreditation/renewal/renewal'
import { manilaDay } from '@lading/domain/dates/manila'
import { dayOrNull } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import type { Db, Tx } from '#platform/database'
import { requirementsOn } from '#platform/rule-tables'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { currentDocuments } from '../reading/filing.queries.ts'
import { filesBefore, previousOf, type CarriedFile, type Previous } from './files-before.ts'

type Found = Pick<LockedTransaction, 'transaction' | 'accreditation'>

/**
 * The draft of a renewal holds what the filing before still serves it with, and nothing of it that its answers ask anew.
 * `earlier` are the answers before this change, null at the opening: what its client removed does not come back with
 * another answer. Of any other draft nothing happens.
 */
export async function carryDocuments(tx: Tx, found: Found, earlier: Form | null, now: Date): Promise<void> {
  const carried = await carriedRequirements(tx, found, now)
  if (carried.length === 0) return
  const { id } = found.transaction
  const author_id = ensure(found.transaction.author_id, 'the author of a renewal')
  const attached = await currentDocuments(tx, id)
  for (const { code, servingWith } of carried) {
    const here = attached.filter((file) => file.requirement_code === code)
    const serving = servingWith(found.transaction.form)
    if (serving.length > 0 && here.length === 0 && (earlier === null || servingWith(earlier).length === 0)) {
      await tx
        .insertInto('transaction_documents')
        .values(serving.map(copied({ id, code, author_id }, now)))
        .execute()
    }
    const stale =
      serving.length > 0 ? [] : here.filter(({ carried_from }) => carried_from !== null).map((file) => file.id)
    if (stale.length > 0) await tx.deleteFrom('transaction_documents').where('id', 'in', stale).execute()
  }
}

interface CarriedRequirement {
  readonly code: string
  /** The files filed before that serve a renewal with these answers. */
  readonly servingWith: (form: Form) => readonly CarriedFile[]
}

/** The requirements of a renewal under which it may take documents over; none of any other filing. */
export async function carriedRequirements(db: Db, found: Found, now: Date): Promise<readonly CarriedRequirement[]> {
  const previous = await previousOf(db, found)
  if (!previous || found.transaction.register === null) return []
  const requirements: CarriedRequirement[] = []
  for (const { code, registers, ...rule } of await carriedCodes(db, found, now)) {
    const before = await filesBefore(db, found, previous, { code, registers })
    requirements.push({ code, servingWith: (form) => servingFiles(found, form, rule, before, previous, now) })
  }
  return requirements
}

/** The document that a file of a renewal was taken over from; undefined where it was attached by hand, or is another's. */
export async function carriedFrom(
  tx: Tx,
  found: Found,
  { requirement_code, file_id }: { readonly requirement_code: string; readonly file_id: string },
  now: Date,
): Promise<number | undefined> {
  const previous = await previousOf(tx, found)
  const asked = (await carriedCodes(tx, found, now)).find(({ code }) => code === requirement_code)
  if (!previous || !asked) return undefined
  return (await filesBefore(tx, found, previous, asked)).find((file) => file.file_id === file_id)?.id
}

type CopiedTo = { readonly id: number; readonly code: string; readonly author_id: number }

const copied =
  ({ id, code, author_id }: CopiedTo, now: Date) =>
  (file: CarriedFile) => ({
    transaction_id: id,
    requirement_code: code,
    file_id: file.file_id,
    expires_on: file.expires_on,
    carried_from: file.id,
    uploaded_by: author_id,
    uploaded_at: now,
  })

async function carriedCodes(db: Db, { transaction }: Found, now: Date) {
  const catalogue = await requirementsOn(db, transaction.agency, manilaDay(now))
  return catalogue.flatMap(({ code, day_answer, registers, asked }) => {
    const asking = asked.find(({ type }) => type === transaction.type)
    return asking?.carried
      ? [{ code, day_answer, registers, carried: asking.carried, per_branch: asking.per_branch }]
      : []
  })
}

function servingFiles(
  { transaction: { type, register } }: Found,
  form: Form,
  rule: CarryRule,
  files: readonly CarriedFile[],
  { expiry }: Previous,
  now: Date,
): readonly CarriedFile[] {
  const term_begins = firstDayOfRenewal(expiry, manilaDay(now))
  const { draft, renews } = formOfType(type)
  const [answers, known] = [renews(form), renews(draft.parse(register))]
  if (answers === null || known === null) return []
  const dated = files.map((file) => ({
    ...file,
    expires_on: dayOrNull(file.expires_on),
  }))
  return stillServing(rule, dated, { form: answers, register: known, term_begins })
}
