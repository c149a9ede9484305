import { downloadFile } from '@lading/contract/documents'
import type { Invoice } from '@lading/contract/payments'
import { isPayable } from '@lading/domain/payments/invoice'
import { Button } from '@mantine/core'
import { IconDownload, IconFileText, IconQrcode } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { download } from '#lib/api.ts'
import { Day } from '#ui/Day.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Money } from '#ui/Money.tsx'
import { Pane } from '#ui/Pane.tsx'
import { toast } from '#lib/toast.ts'
import { InvoiceBadge } from '#ui/InvoiceBadge.tsx'
import { printedOf } from './use-order-of-payment.ts'

interface Props {
  readonly invoice: Invoice
}

/** The sum and its day in large letters, then the papers. */
export function OrderFacts({ invoice }: Props) {
  const { total_amount_due, due_date, status, transaction_id, issued_at, others } = invoice
  const receipt = printedOf(invoice, 'official-receipt')
  const printed = printedOf(invoice, 'order-of-payment')
  return (
    <Pane title={isPayable(status) ? 'To pay' : 'Amount'} className="order-facts">
      <p className="order-total">
        <Money amount={total_amount_due} />
      </p>
      {isPayable(status) && due_date && (
        <p>
          Payable until <Day on={due_date} />
        </p>
      )}
      <Facts
        rows={[
          ['Transaction', <TransactionLink key="reference" invoice={invoice} />],
          ['Issued', <Day key="issued" at={issued_at} />],
        ]}
      />
      <div className="order-papers no-print">
        {printed && (
          <Button
            component={Link}
            to={`${paths.printedOrder(transaction_id ?? 0)}?order=${invoice.id}`}
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
          >
            Printed order
          </Button>
        )}
        {receipt && <ReceiptButton slug={receipt.slug} isReady={receipt.state === 'ready'} />}
        {invoice.receipt && (
          <Button
            component={Link}
            to={paths.verifyDocument('official-receipt', invoice.receipt.slug)}
            variant="subtle"
            leftSection={<IconQrcode size={16} aria-hidden />}
          >
            Public page of the receipt
          </Button>
        )}
      </div>
      {others.length > 0 && <OtherOrders invoice={invoice} />}
    </Pane>
  )
}

/** An application opens on its own page; the other transactions have none yet. */
function TransactionLink({ invoice: { transaction_reference, transaction_type, accreditation_id } }: Props) {
  if (accreditation_id === null || transaction_type === null || transaction_type > 2)
    return <span className="num">{transaction_reference}</span>
  return (
    <Link to={paths.myApplication(accreditation_id)} className="num order-of">
      {transaction_reference}
    </Link>
  )
}

function ReceiptButton({ slug, isReady }: { slug: string; isReady: boolean }) {
  const saving = useMutation({
    mutationFn: () => download(downloadFile, { query: { path: slug } }),
    onError: (error) => toast.error(error.message),
  })
  if (!isReady) return <p className="pay-dim">The receipt is being drawn; it is here in a moment.</p>
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Download the receipt
    </Button>
  )
}

function OtherOrders({ invoice: { others, transaction_id } }: { invoice: Invoice }) {
  return (
    <div className="order-others">
      <h3>Other orders of this transaction</h3>
      <ul>
        {others.map(({ id, number, status, total_amount_due }) => (
          <li key={id}>
            <Link to={`${paths.payOrder(transaction_id ?? 0)}?order=${id}`} className="num">
              {number}
            </Link>
            <Money amount={total_amount_due} />
            <InvoiceBadge status={status} plain />
          </li>
        ))}
      </ul>
    </div>
  )
}
