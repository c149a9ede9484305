import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { formOfType } from '@lading/contract/transaction-types'
import { capitalShortfall, highestOf, minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { peso } from '@lading/domain/payments/money'
import { scopeLabels, type ScopeFlags } from '@lading/domain/transactions/scope'
import type { Tx } from '#platform/database'
import { hasIn } from '#platform/jsonb'
import { refused } from '#platform/problem'
import type { Preparation } from '#modules/workflow/handlers/handlers'
import { capitalDay } from '#modules/workflow/transactions/capital-asked'
import { appliedBefore, profileAfter } from '#modules/workflow/transactions/profile-after'
import { scopesAfter } from '#modules/workflow/transactions/scopes-after'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/**
 * Decided on the register of today: where another change lowered the capital or added a scope since this one was filed, the
 * capital still reaches the minimum of what would be held. A minimum raised meanwhile is held against nobody (ADR 24).
 */
export const requireCapital: Preparation = async (tx, context, _answers, _actor, now) => {
  const { transaction, settings } = context
  const { agency, type, form, ever_approved } = transaction
  if (ever_approved || definitionOf(type).statements === null) return
  const { paid_up_capital: paid } = await profileAfter(tx, context, await appliedBefore(tx, transaction.id))
  const hasMoved = (paid || null) !== formOfType(type).paidUpCapital(form) || (await isRescoped(tx, transaction))
  const scopes = scopesAfter(context)
  const scope = highestOf(agency, scopes)
  const on = capitalDay(transaction, now)
  const minimum = minimumCapital(settings.values, { agency, type, scopes, on })
  if (!hasMoved || !scope || !minimum || !capitalShortfall(scope, minimum, paid || '0')) return
  throw refused(
    `Another change was approved since this was filed: the paid-up capital would be ${peso(paid || '0')}, below the ` +
      `minimum of ${peso(minimum)} for the ${scopeLabels[scope]} scope. Return it for revision.`,
  )
}

/** Whether another change wrote the scopes of this accreditation after this one was filed. */
async function isRescoped(tx: Tx, { id, business_id, accreditation_id, filed_at }: TransactionRow): Promise<boolean> {
  const row = await tx
    .selectFrom('register_changes as c')
    .innerJoin('transactions as t', 't.id', 'c.transaction_id')
    .select('c.id')
    .where('c.business_id', '=', business_id)
    .where('t.accreditation_id', '=', accreditation_id)
    .where('t.id', '<>', id)
    .where('c.at', '>=', filed_at)
    .where(hasIn<ScopeFlags>('c.after')('domestic'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
