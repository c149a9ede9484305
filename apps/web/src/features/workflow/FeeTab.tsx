import { Box, Text } from '@mantine/core'
import type { TransactionDetail } from '@lading/contract/evaluation'
import { Scopes } from '@lading/contract/accreditations/scopes'
import { scopeText } from '@lading/domain/transactions/scope'
import { paysPenalties } from '@lading/domain/transactions/family'
import { peso } from '@lading/domain/payments/money'
import { typeLabels } from '@lading/domain/transactions/labels'
import { IconAlertTriangle } from '@tabler/icons-react'
import { rowsIn } from '#ui/answers/answers.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { FeeTotals } from './FeeTotals.tsx'
import { useTransaction } from './open-transaction.ts'
import { Notice } from '#ui/messages/Notice.tsx'
import { Figures } from '#ui/facts/Figures.tsx'

const NO_FEE = 'The fee schedule has no fee for this type of transaction.'
const NO_PENALTY = 'A report costs nothing unless a penalty is assessed.'

/** What is charged, line by line with the reason, and what it comes to. */
export function FeeTab() {
  const { transaction } = useTransaction()
  const { lines, missing, condoned } = transaction.assessment
  const isPenalised = paysPenalties(transaction.type)
  if (lines.length === 0 && missing.length === 0)
    return <EmptyState title="Nothing is charged" hint={isPenalised ? NO_PENALTY : NO_FEE} />
  return (
    <Pane
      title="Fee assessment"
      subtitle={isPenalised ? 'Penalties as assessed.' : 'Computed from the fee schedule in force.'}
      aside={condoned ? <Mark tone="done">Condoned</Mark> : <OrderMark documents={transaction.issued_documents} />}
    >
      {missing.map((sentence) => (
        <Notice key={sentence} tone="client" mb="xs" icon={<IconAlertTriangle size={16} aria-hidden />}>
          {sentence}
        </Notice>
      ))}
      <Figures mb="md">
        <thead>
          <tr>
            <th scope="col">What is charged, and why</th>
            <Box component="th" scope="col" visibleFrom="sm">
              Count × unit
            </Box>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ param_key, label, why, quantity, unit_amount, amount }) => (
            <tr key={param_key}>
              <td>
                <Text size="sm" fw={600}>
                  {label}
                </Text>
                <Text size="sm" c="dimmed">
                  {why}
                </Text>
                <Text size="xs" c="dimmed">
                  {param_key}, {isPenalised ? 'catalogue of penalties' : 'fee schedule'}
                </Text>
              </td>
              <Box component="td" className="num" visibleFrom="sm">
                {quantity} × {peso(unit_amount)}
              </Box>
              <Text component="td" inherit fw={600} className="num">
                {peso(amount)}
              </Text>
            </tr>
          ))}
        </tbody>
        <FeeTotals assessment={transaction.assessment} />
      </Figures>
      <Facts
        rows={[
          [
            'Computed for',
            [typeLabels[transaction.type], scopeText(scopesAsked(transaction))].filter(Boolean).join(', '),
          ],
          ...('branches' in transaction.form
            ? [['Branches', String(rowsIn(transaction.form, 'branches').length)] as const]
            : []),
        ]}
      />
    </Pane>
  )
}

/** How what is due was asked for: by the latest order that stands, or signed as nothing. */
function OrderMark({ documents }: { readonly documents: TransactionDetail['issued_documents'] }) {
  const latest = documents.findLast(
    ({ kind, state }) => (kind === 'order-of-payment' && state !== 'void') || kind === 'zero-assessment',
  )
  if (!latest) return <Mark tone="idle">No order issued</Mark>
  if (latest.kind === 'order-of-payment') return <Mark tone="done">Order {latest.number} issued</Mark>
  return <Mark tone="done">Nothing due, {latest.number} signed</Mark>
}

/** The scopes that the form asks for; those of the accreditation where it asks none. */
const scopesAsked = ({ form, ...held }: TransactionDetail) => Scopes.safeParse(form).data ?? held
