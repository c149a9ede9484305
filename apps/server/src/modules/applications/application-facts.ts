import { applicationForm } from '@lading/contract/forms/business/application'
import { minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { centavos } from '@lading/domain/payments/money'
import { scopesOf } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { isFiledOtherwise } from '#modules/filing/reading/filed-answers'
import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'
import { capitalDay } from '#modules/workflow/transactions/capital-asked'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { answersTo } from '#modules/workflow/transactions/transaction-row'

const scopes = provides(['filing.scopes'], async (_db, { transaction }) => ({
  'filing.scopes': scopesOf(answersTo(applicationForm, transaction)),
}))

const capital = provides(
  ['filing.paid_up_capital_centavos', 'filing.minimum_capital_centavos'],
  async (_db, context, now) => {
    const { paid_up_capital } = answersTo(applicationForm, context.transaction)
    return {
      'filing.paid_up_capital_centavos': paid_up_capital === '' ? null : centavos(paid_up_capital),
      'filing.minimum_capital_centavos': minimumOf(context, now),
    }
  },
)

/** The scope or its capital stands otherwise than it was filed; only the return of an application opens them. */
const capitalChanged = provides(['filing.capital_changed'], async (db, { transaction }) => ({
  'filing.capital_changed':
    transaction.status === Status.forClientAction && (await isFiledOtherwise(db, transaction, 'scope')),
}))

export const applicationFacts: readonly FactProvider[] = [scopes, capital, capitalChanged]

/** Null without a scope. */
function minimumOf({ transaction, settings }: TransactionContext, now: Date): number | null {
  const { agency, type } = transaction
  const facts = { agency, type, scopes: answersTo(applicationForm, transaction), on: capitalDay(transaction, now) }
  const minimum = minimumCapital(settings.values, facts)
  return minimum === undefined ? null : centavos(minimum)
}
