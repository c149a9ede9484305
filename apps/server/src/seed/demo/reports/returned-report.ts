import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { CUSTOMER3S_SECOND } from '../people/customers.ts'
import type { Plan, PlannedTransaction } from '../transactions/plan.ts'

/** The quarterly report that came back for single lines changes its business with the third customer’s, who can correct it. */
export function withReturnedReport({ transactions, ...plan }: Plan): Plan {
  const reports = transactions.filter(
    ({ type, agency }) => type === TransactionType.quarterlyReport && agency === 'dti',
  )
  const returned = ensure(
    reports.find(({ target }) => target === Status.forClientAction),
    'a report that came back',
  )
  const own = ensure(
    reports.find(({ business }) => business === CUSTOMER3S_SECOND),
    'a report of the third customer',
  )
  const [at, ownAt] = [transactions.indexOf(returned), transactions.indexOf(own)]
  return { ...plan, transactions: transactions.with(at, about(own, returned)).with(ownAt, about(returned, own)) }
}

const about = ({ business, accreditation }: PlannedTransaction, report: PlannedTransaction): PlannedTransaction => ({
  ...report,
  business,
  ...(accreditation && { accreditation }),
})
