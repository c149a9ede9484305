import type { Invoice } from '@lading/contract/payments'
import { peso } from '@lading/domain/payments/money'
import { Text } from '@mantine/core'
import { ChargeTable, type Charge } from '#ui/tables/ChargeTable.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** The lines of an order with the reason of each, and their sum. */
export function OrderLines({ invoice: { lines, penalty, discount, total_amount_due } }: { invoice: Invoice }) {
  const adjustments = [
    { key: 'penalty', what: 'Penalty', amount: penalty },
    { key: 'discount', what: 'Discount', amount: `-${discount}` },
  ].filter(({ amount }) => !/^-?0\.00$/.test(amount))
  return (
    <ChargeTable
      label="What is charged"
      heading="Charge"
      charges={[...lines.map(chargeOf), ...adjustments]}
      total={total_amount_due}
    />
  )
}

const chargeOf = ({ param_key: key, label, quantity, unit_amount, amount, why }: Invoice['lines'][number]): Charge => ({
  key,
  amount,
  what: (
    <>
      {label}
      {quantity > 1 && (
        <Text span inherit fw={400} c="dimmed" className="num">
          {' '}
          {quantity} × {peso(unit_amount)}
        </Text>
      )}
      <SmallRow>{why}</SmallRow>
    </>
  ),
})
