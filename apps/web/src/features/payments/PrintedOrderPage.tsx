import { downloadFile } from '@lading/contract/documents/documents'
import type { Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Button, Group, Loader, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { bytesQuery } from '#lib/api.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx'
import { printedOf, useOrderOfPayment } from './use-order-of-payment.ts'

const NO_LONGER_STANDS = 'This order of payment is void. Do not pay it.'
const notKept = (order: string | undefined) =>
  `The portal keeps no printed copy of this order.${order ? ' Open the order to see what was charged.' : ''}`

/** The order of payment as it is printed: to read, to download, to bring along. */
export default function PrintedOrderPage() {
  const { data: invoice } = useOrderOfPayment()
  if (!invoice) return <PageSkeleton />
  const issuedDocument = printedOf(invoice, 'order-of-payment')
  const { transaction_id } = invoice
  const order = transaction_id === null ? undefined : paths.orderOfPayment(transaction_id, invoice.id)
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow="Order of payment"
        title={invoice.number}
        subtitle={order && <Link to={order}>Back to the order</Link>}
      />
      {!issuedDocument ? (
        <Pane>
          <EmptyState
            title="No printed order"
            hint={invoice.status === InvoiceStatus.void ? NO_LONGER_STANDS : notKept(order)}
            action={
              order && (
                <Button component={Link} to={order} variant="default">
                  Open the order
                </Button>
              )
            }
          />
        </Pane>
      ) : issuedDocument.state === 'ready' ? (
        <PrintedSheet invoice={invoice} slug={issuedDocument.slug} />
      ) : (
        <Pane>
          <Group role="status" gap="xs">
            <Loader size={18} aria-hidden /> The printed order is being prepared. It will appear here shortly.
          </Group>
        </Pane>
      )}
    </Stack>
  )
}

function PrintedSheet({ invoice, slug }: { invoice: Invoice; slug: string }) {
  const { data, error, refetch } = useQuery(bytesQuery(downloadFile, { query: { path: slug } }))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return <PdfViewer blob={data?.blob} name={data?.name ?? `order-of-payment-${invoice.number}.pdf`} />
}
