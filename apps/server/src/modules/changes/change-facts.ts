import { formOfType, issuesDocument } from '@lading/contract/transaction-types'
import { minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { centavos, isMoney } from '@lading/domain/payments/money'
import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'
import { capitalDay } from '#modules/workflow/transactions/capital-asked'
import { scopesAfter } from '#modules/workflow/transactions/scopes-after'
import { areOpenedClosed } from './are-opened-closed.ts'

/** Whether the answers change what the certificate says, or open a branch that is open still: it has one of its own. */
const certificate = provides(['filing.changes_certificate'], async (db, { transaction }) => ({
  'filing.changes_certificate': issuesDocument(transaction) && !(await areOpenedClosed(db, transaction)),
}))

/** The paid-up capital asked for, and what the highest scope asks that would be held, by the day it was first submitted. */
const capital = provides(
  ['filing.paid_up_capital_centavos', 'filing.minimum_capital_centavos'],
  async (_db, context, now) => {
    const { agency, type, form } = context.transaction
    const entered = formOfType(type).paidUpCapital(form)
    const facts = { agency, type, scopes: scopesAfter(context), on: capitalDay(context.transaction, now) }
    const minimum = minimumCapital(context.settings.values, facts)
    return {
      'filing.paid_up_capital_centavos': entered !== null && isMoney(entered) ? centavos(entered) : null,
      'filing.minimum_capital_centavos': minimum === undefined ? null : centavos(minimum),
    }
  },
)

export const changeFacts: readonly FactProvider[] = [certificate, capital]
