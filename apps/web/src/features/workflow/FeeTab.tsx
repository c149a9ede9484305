import { scopeText } from '@lading/domain/transactions/scope'
import { peso } from '@lading/domain/payments/money'
import { typeLabels } from '@lading/domain/transactions/labels'
import { IconAlertTriangle } from '@tabler/icons-react'
import { rowsIn } from '#ui/answers/answers.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Pane } from '#ui/Pane.tsx'
import { useTransaction } from './open-transaction.ts'
import './fee.css'

/** What is charged, line by line with the reason, and what it comes to. */
export function FeeTab() {
  const { transaction } = useTransaction()
  const { lines, total, missing } = transaction.assessment
  const order = transaction.issued_documents.find(({ kind, state }) => kind === 'order-of-payment' && state !== 'void')
  if (lines.length === 0 && missing.length === 0)
    return <EmptyState title="Nothing is charged" hint="The fee schedule holds no fee for this kind of case." />
  return (
    <Pane
      title="Fee assessment"
      subtitle="Worked out from the fee schedule in force. Nothing is typed by hand."
      aside={order ? <Mark tone="done">Order {order.number} issued</Mark> : <Mark tone="idle">No order issued</Mark>}
    >
      {missing.map((sentence) => (
        <p key={sentence} className="fee-missing">
          <IconAlertTriangle size={16} aria-hidden /> {sentence}
        </p>
      ))}
      <table className="fees">
        <thead>
          <tr>
            <th scope="col">What is charged, and why</th>
            <th scope="col" className="fee-count">
              Count × unit
            </th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ param_key, label, why, quantity, unit_amount, amount }) => (
            <tr key={param_key}>
              <td>
                <b>{label}</b>
                <span>{why}</span>
                <small className="num">{param_key}, fee schedule</small>
              </td>
              <td className="num fee-count">
                {quantity} × {peso(unit_amount)}
              </td>
              <td className="num">{peso(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total due</th>
            <td className="fee-count">
              {lines.length} {lines.length === 1 ? 'line' : 'lines'}
            </td>
            <td className="fee-total num">{peso(total)}</td>
          </tr>
        </tfoot>
      </table>
      <Facts
        rows={[
          ['Worked out for', [typeLabels[transaction.type], scopeText(transaction)].filter(Boolean).join(', ')],
          ...('branches' in transaction.form
            ? [['Branches', String(rowsIn(transaction.form, 'branches').length)] as const]
            : []),
        ]}
      />
    </Pane>
  )
}
