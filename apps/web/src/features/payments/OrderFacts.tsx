import type { Invoice } from '@lading/contract/payments'
import { isPayable } from '@lading/domain/payments/invoice'
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFileText, IconQrcode } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { followPath } from '@lading/contract/addresses/transaction-path'
import { useFileDownload } from '#lib/use-file-download.ts'
import { Day } from '#ui/facts/Day.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { InvoiceBadge } from '#ui/facts/InvoiceBadge.tsx'
import { printedOf } from './use-order-of-payment.ts'

interface Props {
  readonly invoice: Invoice
}

/** The sum and its day in large letters, then the documents. */
export function OrderFacts({ invoice }: Props) {
  const { total_amount_due, due_date, status, transaction_id, issued_at, others } = invoice
  const receipt = printedOf(invoice, 'official-receipt')
  const printed = printedOf(invoice, 'order-of-payment')
  return (
    <Pane title={isPayable(status) ? 'To pay' : 'Amount'}>
      <Text ff="heading" fz="xl" fw={600} lh={1.2} mb={isPayable(status) ? undefined : 'md'}>
        <Money amount={total_amount_due} />
      </Text>
      {isPayable(status) && due_date && (
        <Text inherit mb="md">
          Payable until <Day on={due_date} />
        </Text>
      )}
      <Facts
        rows={[
          ['Transaction', <TransactionLink key="reference" invoice={invoice} />],
          ['Issued', <Day key="issued" at={issued_at} />],
        ]}
      />
      <Stack gap="xs" mt="lg" className="no-print">
        {printed && transaction_id !== null && (
          <Button
            component={Link}
            to={`${paths.printedOrder(transaction_id)}?order=${invoice.id}`}
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
      </Stack>
      {others.length > 0 && <OtherOrders invoice={invoice} />}
    </Pane>
  )
}

/** A transaction opens where its business follows it. */
function TransactionLink({ invoice }: Props) {
  const { transaction_reference, transaction_type: type, transaction_id, accreditation_id, business_id } = invoice
  if (transaction_id === null || type === null) return <span className="num">{transaction_reference}</span>
  const address = followPath({ transaction_id, type, accreditation_id, business_id })
  return (
    <Anchor component={Link} inherit underline="always" to={address} className="num">
      {transaction_reference}
    </Anchor>
  )
}

function ReceiptButton({ slug, isReady }: { slug: string; isReady: boolean }) {
  const saving = useFileDownload()
  if (!isReady) return <Text c="dimmed">The receipt is being prepared. It will appear here shortly.</Text>
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={saving.isPending}
      onClick={() => saving.mutate(slug)}
    >
      Download the receipt
    </Button>
  )
}

function OtherOrders({ invoice: { others, transaction_id } }: { invoice: Invoice }) {
  return (
    <Stack gap="xs" mt="lg">
      <Title order={3} fz="dense" ff="text">
        Other orders of this transaction
      </Title>
      <RuledList fz="sm">
        {others.map(({ id, number, status, total_amount_due }) => (
          <RuledLine key={id} wrap="wrap" justify="start">
            {transaction_id === null ? (
              <span className="num">{number}</span>
            ) : (
              <Anchor component={Link} inherit to={paths.orderOfPayment(transaction_id, id)} className="num">
                {number}
              </Anchor>
            )}
            <Money amount={total_amount_due} />
            <InvoiceBadge status={status} plain />
          </RuledLine>
        ))}
      </RuledList>
    </Stack>
  )
}
