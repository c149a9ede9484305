import { registerRead } from '@lading/contract/forms/changes/change'
import { formOfType } from '@lading/contract/transaction-types'
import { statusOn } from '@lading/domain/accreditation/certificate/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Form } from '@lading/domain/filing/form-path'
import { scopeFlags, scopesAt } from '@lading/domain/transactions/scope'
import { endedStatuses } from '@lading/domain/transactions/status-groups'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { checklistFor } from '#modules/filing/reading/checklist'
import {
  providesAtOpening,
  type Beginning,
  type Opener,
  type OpeningInput,
} from '#modules/workflow/handlers/opening-handlers'
import { namedAccreditation } from '#modules/workflow/transactions/named-accreditation'
import { registerFor } from '#modules/workflow/transactions/register-for'
import { registerOf } from '#modules/workflow/transactions/register-of'
import { scopesToAdd } from './scopes-to-add.ts'

/** The accreditation that a change concerns, and whether such a change of it is open already. */
export const changeOpening = providesAtOpening(
  ['opening.accreditation_status', 'opening.same_type_open'],
  async (db, input, _actor, now) => {
    const held = await namedAccreditation(db, input)
    return {
      'opening.accreditation_status': held ? statusOn(held, manilaDay(now)) : null,
      'opening.same_type_open': (await openChangeOf(db, input)) !== undefined,
    }
  },
)

/** Whether its agency has a scope that the accreditation does not hold yet. */
export const scopeOpening = providesAtOpening(['opening.asks_new_scope'], async (db, input) => {
  const held = await namedAccreditation(db, input)
  return { 'opening.asks_new_scope': held ? scopesAt(input.agency).some((scope) => held[scope] !== 1) : false }
})

/** The legal form of the business; some lists are not those of every form. */
export const legalFormOpening = providesAtOpening(['opening.legal_form'], async (db, { business_id }) => ({
  'opening.legal_form': (await registerOf(db, business_id)).form,
}))

/** A change begins with what the register says to its questions, and keeps that beside the answers. */
async function begin(tx: Tx, input: OpeningInput, _actor: Caller, now: Date): Promise<Beginning> {
  const accreditation = await namedAccreditation(tx, input)
  if (!accreditation) throw notFound('Accreditation')
  const profile = await registerFor(tx, input)
  const definition = formOfType(input.type)
  const scopes = scopeFlags(scopesToAdd(input, accreditation))
  const form: Form = definition.draft.parse({ ...profile, ...scopes })
  const register = registerRead(definition, { ...profile })
  const requirements = await checklistFor(tx, { transaction: input, accreditation, profile }, form, now)
  return { form, register, requirements }
}

export const changeOpener: Opener = {
  effects: ['link-accreditation', 'take-snapshot'],
  begin,
  instead: async (db, input) => ({ transaction_id: (await openChangeOf(db, input))?.id }),
}

function openChangeOf(db: Db, { accreditation_id, type }: OpeningInput) {
  return db
    .selectFrom('transactions')
    .select('id')
    .where('accreditation_id', '=', accreditation_id)
    .where('type', '=', type)
    .where('status', 'not in', [...endedStatuses])
    .executeTakeFirst()
}
