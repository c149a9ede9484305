import { sumOfMoney } from '@lading/domain/payments/money'
import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { Day } from '#ui/facts/Day.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { PlainTable } from '#ui/layout/PlainTable.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
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
        <PlainTable label="Invoices to pay">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Order of payment</Table.Th>
              <Table.Th scope="col" ta="right">
                Due
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Amount
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {invoices.map((invoice) => (
              <Table.Tr key={invoice.invoice_id}>
                <Table.Td>
                  {invoice.transaction_id === null ? (
                    <span className="num">{invoice.number}</span>
                  ) : (
                    <Anchor component={Link} to={paths.payOrder(invoice.transaction_id)} inherit className="num">
                      {invoice.number}
                    </Anchor>
                  )}
                  <SmallRow>{invoice.about}</SmallRow>
                </Table.Td>
                <Table.Td ta="right">
                  <Day on={invoice.due_date} />
                </Table.Td>
                <Table.Td ta="right">
                  <Money amount={invoice.total_amount_due} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row" colSpan={2}>
                Total
              </Table.Th>
              <Table.Td ta="right">
                <Money amount={decimal(invoices)} />
              </Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </PlainTable>
      )}
    </Pane>
  )
}

const decimal = (invoices: Stats['invoices']) => sumOfMoney(invoices.map((invoice) => invoice.total_amount_due))
