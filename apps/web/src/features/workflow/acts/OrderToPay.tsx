import { peso } from '@lading/domain/payments/money'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '#ui/facts/Facts.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { useTransaction } from '../open-transaction.ts'
import { postedQuery } from './posted-payment.ts'

/** The order of payment that somebody pays at the counter: what it asks for, and no other sum. */
export function OrderToPay() {
  const { transaction } = useTransaction()
  const { data: order, error, refetch } = useQuery(postedQuery(transaction.transaction_id))
  if (error && !order) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!order) return null
  return (
    <Facts
      rows={[
        ['Order of payment', order.number],
        ['Amount due', `${peso(order.total_amount_due)}; partial payments are not accepted.`],
      ]}
    />
  )
}
