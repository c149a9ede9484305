import { minimumCapital } from '@lading/domain/accreditation/capital'
import { scopeAnswer } from '@lading/domain/filing/returned-answer'
import { manilaDay } from '@lading/domain/dates/manila'
import { centavos } from '@lading/domain/payments/money'
import { scopesOf } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { isFiledOtherwise } from '#modules/filing/filed-answers'
import { provides, type FactProvider } from '#modules/workflow/handlers'
import type { TransactionContext } from '#modules/workflow/transaction-context'

const scopes = provides(['filing.scopes'], async (_db, { accreditation }) => ({
  'filing.scopes': accreditation ? scopesOf(accreditation) : [],
}))

const capital = provides(
  ['filing.paid_up_capital_centavos', 'filing.minimum_capital_centavos'],
  async (_db, context, now) => ({
    'filing.paid_up_capital_centavos': capitalOf(context.transaction.form),
    'filing.minimum_capital_centavos': minimumOf(context, now),
  }),
)

/** The scope or its capital stands otherwise than it was filed; only the return of an application opens them. */
const capitalChanged = provides(['filing.capital_changed'], async (db, context) => ({
  'filing.capital_changed':
    context.transaction.status === Status.forClientAction && (await isFiledOtherwise(db, context, scopeAnswer.path)),
}))

export const applicationFacts: readonly FactProvider[] = [scopes, capital, capitalChanged]

function minimumOf({ transaction, accreditation, settings }: TransactionContext, now: Date): number {
  if (!accreditation) return 0
  const { agency, type } = transaction
  const on = manilaDay(transaction.submitted_at ?? now)
  return centavos(minimumCapital(settings.values, { agency, type, scopes: accreditation, on }) ?? '0')
}

function capitalOf(form: unknown): number | null {
  const text = (form as { paid_up_capital?: unknown }).paid_up_capital
  return typeof text === 'string' && text !== '' ? centavos(text) : null
}
