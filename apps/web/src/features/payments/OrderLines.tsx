import type { Invoice } from '@lading/contract/payments'
import { peso } from '@lading/domain/payments/money'
import { Money } from '#ui/Money.tsx'

/** The lines of an order with the reason of each, and their sum. */
export function OrderLines({ invoice: { lines, penalty, discount, total_amount_due } }: { invoice: Invoice }) {
  const adjustments = [
    { label: 'Penalty', amount: penalty },
    { label: 'Discount', amount: `-${discount}` },
  ].filter(({ amount }) => !/^-?0\.00$/.test(amount))
  return (
    <table className="order-lines">
      <thead>
        <tr>
          <th scope="col">Charge</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ param_key, label, quantity, unit_amount, amount, why }) => (
          <tr key={param_key}>
            <th scope="row">
              {label}
              {quantity > 1 && (
                <span className="num">
                  {' '}
                  {quantity} × {peso(unit_amount)}
                </span>
              )}
              <small>{why}</small>
            </th>
            <td>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
        {adjustments.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>
            <Money amount={total_amount_due} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
