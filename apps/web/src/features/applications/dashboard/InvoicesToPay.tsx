import { sumOfMoney } from '@lading/domain/payments/money'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { Day } from '#ui/Day.tsx'
import { Money } from '#ui/Money.tsx'
import { Pane } from '#ui/Pane.tsx'
import type { Stats } from './stats.ts'

/** Orders of payment that are out. */
export function InvoicesToPay({ invoices }: Pick<Stats, 'invoices'>) {
  return (
    <Pane title="Invoices to pay">
      {invoices.length === 0 ? (
        <p className="dim">No order of payment is out.</p>
      ) : (
        <table className="plain-table" data-keep>
          <caption className="vh">Invoices to pay</caption>
          <thead>
            <tr>
              <th scope="col">Order of payment</th>
              <th scope="col" data-align="right">
                Due
              </th>
              <th scope="col" data-align="right">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <tr key={invoice.invoice_id}>
                <td>
                  {invoice.transaction_id === null ? (
                    <span className="num">{invoice.number}</span>
                  ) : (
                    <Link to={paths.payOrder(invoice.transaction_id)} className="num">
                      {invoice.number}
                    </Link>
                  )}
                  <small>{invoice.about}</small>
                </td>
                <td data-align="right">
                  <Day on={invoice.due_date} />
                </td>
                <td data-align="right">
                  <Money amount={invoice.total_amount_due} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td data-align="right">
                <Money amount={decimal(invoices)} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </Pane>
  )
}

const decimal = (invoices: Stats['invoices']) => sumOfMoney(invoices.map((invoice) => invoice.total_amount_due))
