import { applicationForm } from '@lading/contract/forms/business/application'
import { filledFromAccount } from '@lading/domain/business/answers-from-account'
import { membershipOf } from '@lading/domain/people/acting/actor'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { checklistFor } from '#modules/filing/reading/checklist'
import type { Effect } from '#modules/workflow/handlers/handlers'
import type { Beginning, Opener, OpeningInput } from '#modules/workflow/handlers/opening-handlers'
import { registerOf } from '#modules/workflow/transactions/register-of'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { openApplicationOf } from './openings.ts'

/** A new application begins with what the register knows of its business, then the account of who opens it; no scope yet. */
async function begin(tx: Tx, input: OpeningInput, actor: Caller, now: Date): Promise<Beginning> {
  const profile = await registerOf(tx, input.business_id)
  const is_owner = membershipOf(actor, input.business_id)?.is_owner ?? false
  const account = { ...(await accountOf(tx, actor)), is_owner }
  const form = applicationForm.draft.parse(filledFromAccount(profile, account))
  const requirements = await checklistFor(tx, { transaction: input, accreditation: null, profile }, form, now)
  return { form, register: null, requirements }
}

const accountOf = (tx: Tx, { user_id }: Caller) =>
  tx
    .selectFrom('users')
    .select(['first_name', 'middle_name', 'last_name', 'suffix', 'email', 'mobile'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()

export const applicationOpener: Opener = {
  effects: [],
  begin,
  instead: async (db, input) => ({ accreditation_id: (await openApplicationOf(db, input))?.accreditation_id }),
}

/** The accreditation that the application is for: it follows it until it is decided. */
export const openAccreditation: Effect = async (tx, { transition, context }, actor, now) => {
  const { id, agency, business_id, status } = context.transaction
  const previous_accreditation_id = context.transaction.accreditation_id // of a renewal; a new application has none
  const accreditation = await tx
    .insertInto('accreditations')
    .values({
      agency,
      business_id,
      status,
      transaction_id: id,
      previous_accreditation_id,
      created_by: actor.user_id,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('accreditation_steps')
    .values({
      accreditation_id: accreditation.id,
      transaction_id: id,
      at: now,
      row_id: transition.id,
      action: transition.action,
      from_status: null,
      to_status: status,
      by_user_id: actor.user_id,
    })
    .execute()
  const linked = await updateTransaction(tx, context.transaction, { accreditation_id: accreditation.id })
  return { ...linked, accreditation }
}
