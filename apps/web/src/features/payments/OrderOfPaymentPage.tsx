import type { Invoice } from '@lading/contract/payments'
import { transactionProcess } from '@lading/contract/workflow'
import { isPayable } from '@lading/domain/payments/invoice'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { Attempts } from './Attempts.tsx'
import { HowItStands } from './HowItStands.tsx'
import { InvoiceBadge } from '#ui/facts/InvoiceBadge.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { PayPane } from './PayPane.tsx'
import { useOrderOfPayment } from './use-order-of-payment.ts'

/** One order of payment: what is charged and why, how to pay it, and what became of the payment. */
export default function OrderOfPaymentPage() {
  const { data: invoice } = useOrderOfPayment()
  if (!invoice) return <PageSkeleton />
  return <Order key={invoice.id} invoice={invoice} />
}

function Order({ invoice }: { invoice: Invoice }) {
  const { number, status, transaction_id, transaction_type, business_name } = invoice
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow="Order of payment"
        title={number}
        badge={<InvoiceBadge status={status} />}
        subtitle={`${transaction_type ? typeLabels[transaction_type] : 'Fine'}, ${business_name}`}
      />
      <HowItStands invoice={invoice} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 'auto' }} miw={0}>
          <Stack gap="lg">
            {isPayable(status) && transaction_id !== null && <Paying {...{ invoice, transaction_id }} />}
            <Pane title="What is charged" subtitle="Each line says why it applies to you.">
              <OrderLines invoice={invoice} />
            </Pane>
            {invoice.attempts.length > 0 && (
              <Pane title="Payments made">
                <Attempts attempts={invoice.attempts} />
              </Pane>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 'content' }} w={{ lg: 320 }} order={{ base: -1, lg: 0 }}>
          <OrderFacts invoice={invoice} />
        </Grid.Col>
      </Grid>
    </Stack>
  )
}

/** What the server lets this person do with the transaction decides whether the form is there. */
function Paying({ invoice, transaction_id: id }: { invoice: Invoice; transaction_id: number }) {
  const { data: process, error, refetch } = useQuery(query(transactionProcess, { params: { id } }))
  if (error && !process) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!process) return <PageSkeleton />
  const act = process.acts.find(({ questions }) => questions.some(({ name }) => name === 'proof_of_payment'))
  return <PayPane invoice={invoice} transaction_id={id} act={act} version={process.version} />
}
