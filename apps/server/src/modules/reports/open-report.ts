import { isPeriodic } from '@lading/domain/reports/due-day'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { annualReportForm } from '@lading/contract/forms/reports/annual-report'
import type { periodFields } from '@lading/contract/forms/reports/period-fields'
import { asPrevious, statementOf } from '@lading/contract/forms/reports/statement-fields'
import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import type { Form } from '@lading/domain/filing/form-path'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { checklistFor } from '#modules/filing/reading/checklist'
import {
  providesAtOpening,
  type Beginning,
  type Opener,
  type OpeningInput,
} from '#modules/workflow/handlers/opening-handlers'
import { answersOfCover } from '#modules/workflow/transactions/own-cover'
import { registerOf } from '#modules/workflow/transactions/register-of'
import { coverBefore } from './covers/covers.queries.ts'
import { rejectedAnswers } from './lines/rejected-lines.ts'
import { currentObligation, heldAccreditation, reportFor, type ObligationRow } from './obligations/obligation-of.ts'

/** The accreditation of the business, and whether its report is due, or open already. */
export const reportOpening = providesAtOpening(
  ['opening.accreditation_status', 'opening.same_type_open', 'opening.obligation_due'],
  async (db, input, _actor, now) => {
    const obligation = await currentObligation(db, input)
    const today = manilaDay(now)
    return {
      'opening.accreditation_status': (await heldAccreditation(db, input))?.status ?? null,
      'opening.same_type_open': obligation !== undefined && (await reportFor(db, obligation.id)) !== undefined,
      'opening.obligation_due': (obligation?.opens_on ?? null) !== null && String(obligation?.opens_on) <= today,
    }
  },
)

/** A report begins with what is known of it, and the documents that are asked. */
async function begin(tx: Tx, input: OpeningInput, _actor: Caller, now: Date): Promise<Beginning> {
  const accreditation = (await heldAccreditation(tx, input)) ?? null
  const obligation = (await currentObligation(tx, input)) ?? (await obligationByHand(tx, input))
  const { known, register } = isPeriodic(input.type) ? await ofPeriod(tx, obligation) : await ofPolicy(tx, obligation)
  const form: Form = formOfType(input.type).draft.parse(known)
  const profile = await registerOf(tx, input.business_id)
  const requirements = await checklistFor(tx, { transaction: input, accreditation, profile }, form, now)
  return { form, register, requirements, obligation_id: obligation.id }
}

type PeriodKnown = Readonly<Record<keyof typeof periodFields, string | null>>

interface Known {
  readonly known: Form
  readonly register: Form | null
}

/**
 * Its period and agency stand in the form, whatever becomes of the settings; an annual report goes on from the last one, and
 * any from the one that was rejected.
 */
async function ofPeriod(tx: Tx, obligation: ObligationRow): Promise<Known> {
  const { first_day, last_day, agency, type } = obligation
  const isAnnual = definitionOf(type).statements === 'reported'
  const before = isAnnual ? await lastStatement(tx, obligation) : {}
  const again = await rejectedAnswers(tx, obligation)
  const period = { period_first_day: first_day, period_last_day: last_day, side: agency } satisfies PeriodKnown
  return { known: { ...before, ...again, ...period }, register: null }
}

/** The statement of the year before, as the agency accepted it; nothing where another year was reported last. */
async function lastStatement(tx: Tx, { business_id, agency, type, first_day }: ObligationRow): Promise<Form> {
  const last = await tx
    .selectFrom('obligations as o')
    .innerJoin('transactions as t', 't.obligation_id', 'o.id')
    .select('t.form')
    .where('o.business_id', '=', business_id)
    .where('o.agency', '=', agency)
    .where('o.type', '=', type)
    .where('o.last_day', '=', addDays(plainDate(ensure(first_day)), -1))
    .where('t.status', '=', Status.accredited)
    .executeTakeFirst()
  if (!last) return {}
  return asPrevious(statementOf(annualReportForm.draft.parse(last.form), 'year'))
}

/** A new policy begins with what stays the same of the cover it follows; that cover stands beside it. */
async function ofPolicy(tx: Tx, { cover_id }: ObligationRow): Promise<Known> {
  const before = await coverBefore(tx, cover_id)
  const register = before ? answersOfCover(before) : null
  const { insurance_insurer, insurance_scope, insurance_territory } = register ?? {}
  return { known: { insurance_insurer, insurance_scope, insurance_territory }, register }
}

/** Nothing asks for the first policy of a business of which the register holds none; periods are always planned. */
function obligationByHand(
  tx: Tx,
  { business_id, agency, type, accreditation_id }: OpeningInput,
): Promise<ObligationRow> {
  if (accreditation_id === null) throw new Error('A report belongs to an accreditation.')
  return tx
    .insertInto('obligations')
    .values({ business_id, agency, accreditation_id, type, period: `first-${accreditation_id}` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const reportOpener: Opener = {
  effects: ['link-accreditation'],
  begin,
  instead: async (db, input) => {
    const obligation = await currentObligation(db, input)
    return { transaction_id: obligation && (await reportFor(db, obligation.id))?.id }
  },
}
