import { sumOfMoney } from '@lading/domain/payments/money'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { Day } from '#ui/facts/Day.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { DataTable, type DataColumn } from '#ui/tables/DataTable.tsx'
import type { Stats } from './stats.ts'

/** Orders of payment that are out. */
export function InvoicesToPay({ invoices }: Pick<Stats, 'invoices'>) {
  return (
    <Pane title="Invoices to pay">
      {invoices.length === 0 ? (
        <Text size="sm" c="dimmed">
          No unpaid orders of payment.
        </Text>
      ) : (
        <DataTable
          label="Invoices to pay"
          columns={columnsOf(invoices)}
          rows={invoices}
          rowKey={({ invoice_id }) => invoice_id}
          isPlain
        />
      )}
    </Pane>
  )
}

const columnsOf = (invoices: Stats['invoices']): readonly DataColumn<Stats['invoices'][number]>[] => [
  {
    header: 'Order of payment',
    cell: ({ transaction_id, number, about }) => (
      <>
        {transaction_id === null ? (
          <span className="num">{number}</span>
        ) : (
          <Anchor component={Link} to={paths.payOrder(transaction_id)} inherit className="num">
            {number}
          </Anchor>
        )}
        <SmallRow>{about}</SmallRow>
      </>
    ),
  },
  { header: 'Due', cell: ({ due_date }) => <Day on={due_date} />, align: 'right' },
  {
    header: 'Amount',
    cell: ({ total_amount_due }) => <Money amount={total_amount_due} />,
    align: 'right',
    total: <Money amount={sumOfMoney(invoices.map(({ total_amount_due }) => total_amount_due))} />,
  },
]
