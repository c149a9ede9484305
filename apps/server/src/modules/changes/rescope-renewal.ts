import { scopesAfter, type ScopeChange } from '@lading/domain/transactions/scope-change'
import { scopeFlags, scopes, type ScopeFlags } from '@lading/domain/transactions/scope'
import { mergeDraft } from '@lading/domain/filing/merge-draft'
import { answerAt, type Form } from '@lading/domain/filing/form-path'
import { Status } from '@lading/domain/transactions/status'
import { unendedStatuses } from '@lading/domain/transactions/status-groups'
import type { Db, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { mergedColumns } from '#modules/filing/answers/merged-columns'
import { checklistWith } from '#modules/filing/reading/checklist'
import { lockTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { updateAccreditation, updateTransaction } from '#modules/workflow/transactions/update-transaction'

/**
 * The open renewal of an accreditation takes over the scopes that this one gains or loses meanwhile. A draft says so, is
 * charged for them, and has its scope confirmed again. A filing stays as it was signed and charged; the accreditation
 * that it makes has them.
 */
export async function rescopeRenewal(tx: Tx, accreditation_id: number, change: ScopeChange, now: Date): Promise<void> {
  const id = await openRenewalOf(tx, accreditation_id)
  if (id === undefined) return
  const found = await lockTransaction(tx, id)
  if (found.transaction.status === Status.draft) await rescopeDraft(tx, found, change, now)
  else if (found.accreditation)
    await updateAccreditation(tx, found.accreditation, scopesAfter(found.accreditation, change))
}

async function openRenewalOf(db: Db, accreditation_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('accreditations as a')
    .innerJoin('transactions as t', 't.id', 'a.transaction_id')
    .select('t.id')
    .where('a.previous_accreditation_id', '=', accreditation_id)
    .where('t.status', 'in', [...unendedStatuses])
    .executeTakeFirst()
  return row?.id
}

async function rescopeDraft(tx: Tx, found: LockedTransaction, change: ScopeChange, now: Date): Promise<void> {
  const { form, form_version: version, field_versions, register, confirmed_sections } = found.transaction
  const asked = scopesAfter(flagsIn(form), change)
  const patches = scopes.map((scope) => ({ path: scope, value: asked[scope], base: answerAt(form, scope) }))
  const merged = mergeDraft({ form, version, field_versions }, patches)
  await updateTransaction(tx, found.transaction, {
    ...mergedColumns(merged),
    ...(register && { register: asJson({ ...register, ...scopesAfter(flagsIn(register), change) }) }),
    requirements: asJson(await checklistWith(tx, found, merged.form, now)),
    confirmed_sections: confirmed_sections.filter((section) => section !== 'scope'),
    updated_at: now,
  })
}

const flagsIn = (answers: Form): ScopeFlags => scopeFlags(scopes.filter((scope) => answers[scope] === 1))
