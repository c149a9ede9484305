import type { Invoice } from '@lading/contract/payments'
import { centavos, peso } from '@lading/domain/payments/money'
import { Text } from '@mantine/core'
import { ChargeTable, type Charge } from '#ui/tables/ChargeTable.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** The lines of an order with the reason of each, penalties among them, and their sum less what is discounted. */
export function OrderLines({ invoice: { lines, discount, total_amount_due } }: { invoice: Invoice }) {
  const discounted = centavos(discount) === 0 ? [] : [{ key: 'discount', what: 'Discount', amount: `-${discount}` }]
  return (
    <ChargeTable
      label="What is charged"
      heading="Charge"
      charges={[...lines.map(chargeOf), ...discounted]}
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
