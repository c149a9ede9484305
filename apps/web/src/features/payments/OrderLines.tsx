import type { Invoice } from '@lading/contract/payments'
import { peso } from '@lading/domain/payments/money'
import { Table, Text } from '@mantine/core'
import { Money } from '#ui/Money.tsx'
import { PlainTable } from '#ui/PlainTable.tsx'
import { SmallRow } from '#ui/SmallRow.tsx'

/** The lines of an order with the reason of each, and their sum. */
export function OrderLines({ invoice: { lines, penalty, discount, total_amount_due } }: { invoice: Invoice }) {
  const adjustments = [
    { label: 'Penalty', amount: penalty },
    { label: 'Discount', amount: `-${discount}` },
  ].filter(({ amount }) => !/^-?0\.00$/.test(amount))
  return (
    <PlainTable label="What is charged">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Charge</Table.Th>
          <Table.Th scope="col" ta="right">
            Amount
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ param_key, label, quantity, unit_amount, amount, why }) => (
          <Table.Tr key={param_key}>
            <Table.Th scope="row" fw={600}>
              {label}
              {quantity > 1 && (
                <Text span inherit fw={400} c="dimmed" className="num">
                  {' '}
                  {quantity} × {peso(unit_amount)}
                </Text>
              )}
              <SmallRow>{why}</SmallRow>
            </Table.Th>
            <Table.Td ta="right">
              <Money amount={amount} />
            </Table.Td>
          </Table.Tr>
        ))}
        {adjustments.map(({ label, amount }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={600}>
              {label}
            </Table.Th>
            <Table.Td ta="right">
              <Money amount={amount} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">Total</Table.Th>
          <Table.Td ta="right">
            <Money amount={total_amount_due} />
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </PlainTable>
  )
}
