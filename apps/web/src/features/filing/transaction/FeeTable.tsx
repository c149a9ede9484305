import type { Filing } from '@lading/contract/filing'
import { Money } from '#ui/Money.tsx'
import { Pane } from '#ui/Pane.tsx'

/** What is to be paid, line by line with its reason. */
export function FeeTable({ assessment }: Pick<Filing, 'assessment'>) {
  const { lines, total } = assessment
  return (
    <Pane
      title="Fees"
      subtitle="Computed from the fees in force today. You pay after the review, with the order of payment."
    >
      {lines.length === 0 ? (
        <p className="dim">The fees follow from the scope; none is chosen yet.</p>
      ) : (
        <table className="fees">
          <caption className="vh">Fees</caption>
          <thead>
            <tr>
              <th scope="col">Fee</th>
              <th scope="col" data-align="right">
                Quantity
              </th>
              <th scope="col" data-align="right">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.param_key}>
                <td>
                  <b>{line.label}</b>
                  <span>{line.why}</span>
                </td>
                <td data-align="right" className="num">
                  {line.quantity}
                </td>
                <td data-align="right">
                  <Money amount={line.amount} />
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
                <Money amount={total} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </Pane>
  )
}
