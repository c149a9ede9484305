import type { Filing } from '@lading/contract/filing/filing'
import { paths } from '@lading/contract/addresses/paths'
import { showInvoice, type Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { peso } from '@lading/domain/payments/money'
import { Button, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { dayText, instantText } from '#lib/format.ts'
import { Notice } from '#ui/messages/Notice.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { PaneFoot } from './PaneFoot.tsx'

/** The order of payment is out: how much, until when, where it is paid; and why the last payment was refused. */
export function PayPane({ filing }: { filing: Filing }) {
  const { transaction_id } = filing
  const { data: order } = useQuery(query(showInvoice, { query: { transaction_id } }))
  const refused = order?.status === InvoiceStatus.declined ? order.attempts[0] : undefined
  return (
    <Pane
      act
      title={refused ? 'Your payment was refused: correct it and send it again' : 'Pay the order of payment'}
      subtitle={order ? whatIsDue(order) : 'Pay over the counter or at a bank, then report your payment here.'}
      aside={<AnswerBy filing={filing} word="Pay by" />}
    >
      {refused && <Refusal attempt={refused} />}
      <PaneFoot>
        <Button component={Link} to={paths.payOrder(transaction_id)}>
          Open the order of payment
        </Button>
      </PaneFoot>
    </Pane>
  )
}

const whatIsDue = ({ number, total_amount_due }: Invoice) =>
  `${peso(total_amount_due)} with order ${number}, over the counter or at a bank. Then report your payment with its proof.`

function Refusal({ attempt }: { attempt: Invoice['attempts'][number] }) {
  const { amount, paid_on, payment_reference, decided_at, refusal } = attempt
  const paid = [
    peso(amount),
    paid_on && `paid on ${dayText(paid_on)}`,
    payment_reference && `number ${payment_reference}`,
  ]
  return (
    <Notice tone="stopped" role="status" icon={<IconX size={20} aria-hidden style={{ flex: 'none' }} />}>
      <div style={{ overflowWrap: 'anywhere' }}>
        <Text inherit fw={600} style={{ whiteSpace: 'pre-line' }}>
          {refusal}
        </Text>
        <Text inherit>
          The cashier’s reason{decided_at && ` of ${instantText(decided_at)}`} for refusing{' '}
          {paid.filter(Boolean).join(', ')}.
        </Text>
      </div>
    </Notice>
  )
}
