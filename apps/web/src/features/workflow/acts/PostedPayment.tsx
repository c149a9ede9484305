import { peso } from '@lading/domain/payments/money'
import { Box, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dayText, instantText } from '#lib/format.ts'
import { KeptFile } from '#ui/pdf/KeptFile.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { useTransaction } from '../open-transaction.ts'
import { postedQuery, waitingIn } from './posted-payment.ts'

/** What the client posted, or a cashier for them, as it stays on record, beside the order it must equal. */
export function PostedPayment() {
  const { transaction } = useTransaction()
  const { data: order } = useQuery(postedQuery(transaction.transaction_id))
  const posted = order && waitingIn(order)
  if (!order || !posted) return null
  const { amount, paid_on, payment_reference, posted_at, posted_by_agency, proof } = posted
  return (
    <Box p="sm" bd="1px solid var(--line)" bdrs="md">
      <Title order={3} size="sm" mb="xs">
        {posted_by_agency ? 'What the cashier posted' : 'What the client posted'}
      </Title>
      <Facts
        rows={[
          ['Order of payment', `${order.number}, ${peso(order.total_amount_due)}`],
          ['Amount paid', peso(amount)],
          ['Paid on', dayText(paid_on)],
          ['Deposit slip or receipt number', payment_reference],
          ['Posted', instantText(posted_at)],
        ]}
      />
      {proof && <KeptFile id={proof.id} name={`Proof of payment: ${proof.name}`} />}
      <Text size="dense" c="dimmed" mt="xs">
        Correct number and dates below if the slip says otherwise; the figures above stay on record.
      </Text>
    </Box>
  )
}
