import { applicationForm } from '@lading/contract/forms/business/application'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Act } from '#platform/calls/bind'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { openAccreditation } from '../open-application.ts'
import { openApplicationOf } from '../openings.ts'
import { carryDocuments } from '#modules/filing/documents/carry-documents'
import { checklistFor } from '#modules/filing/reading/checklist'
import type { FilingRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import type { Effect } from '#modules/workflow/handlers/handlers'
import type { Opener, OpeningInput } from '#modules/workflow/handlers/opening-handlers'
import { namedAccreditation } from '#modules/workflow/transactions/named-accreditation'
import { registerFor } from '#modules/workflow/transactions/register-for'
import type { Workflow } from '#modules/workflow/workflow'

/** A renewal begins with the register and the scopes held, and keeps both beside the answers. */
async function begin(tx: Tx, input: OpeningInput, _actor: unknown, now: Date) {
  const accreditation = await namedAccreditation(tx, input)
  if (!accreditation) throw notFound('Accreditation')
  const profile = await registerFor(tx, input)
  const { domestic, international, nvocc } = accreditation
  const form = applicationForm.draft.parse({ ...profile, domestic, international, nvocc })
  const requirements = await checklistFor(tx, { transaction: input, accreditation, profile }, form, now)
  return { form, register: form, requirements }
}

export const renewalOpener: Opener = {
  effects: [],
  begin,
  instead: async (db, input) => ({ accreditation_id: (await openApplicationOf(db, input))?.accreditation_id }),
}

/** The new accreditation follows the one it renews, and takes over the documents that still serve. */
export const openRenewed: Effect = async (tx, applied, actor, now) => {
  const opened = await openAccreditation(tx, applied, actor, now)
  await carryDocuments(tx, { ...applied.context, ...opened }, null, now)
  return opened
}

/** Opens the prefilled draft of the renewal of an accreditation. Throws 404 for another's, 409 where it may not be renewed now. */
export const openRenewal =
  (workflow: Workflow): Act<{ id: number }, FilingRead> =>
  async (tx, { id }, actor, now) => {
    const renewed = await tx
      .selectFrom('accreditations')
      .select(['business_id', 'agency'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!renewed || !membershipOf(actor, renewed.business_id)) throw notFound('Accreditation')
    const input = { ...renewed, type: TransactionType.renewal, accreditation_id: id }
    const { transaction } = await workflow.open(tx, input, actor, now)
    return filingOf(tx, transaction.id, actor, now)
  }
