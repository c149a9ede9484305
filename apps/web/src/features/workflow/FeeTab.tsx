import { Stack } from '@mantine/core'
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
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { ChargeTable, type Charge } from '#ui/tables/ChargeTable.tsx'
import { CondonedBy } from '../filing/report/CondonedBy.tsx'
import { useTransaction } from './open-transaction.ts'
import { Notice } from '#ui/messages/Notice.tsx'

const NO_FEE = 'The fee schedule has no fee for this type of transaction.'
const NO_PENALTY = 'A report costs nothing unless a penalty is assessed.'

/** What is charged, line by line with the reason, and what it comes to. */
export function FeeTab() {
  const { transaction } = useTransaction()
  const { lines, missing, total, condoned } = transaction.assessment
  const isPenalised = paysPenalties(transaction.type)
  if (lines.length === 0 && missing.length === 0)
    return <EmptyState title="Nothing is charged" hint={isPenalised ? NO_PENALTY : NO_FEE} />
  return (
    <Pane
      title="Fee assessment"
      subtitle={isPenalised ? 'Penalties as assessed.' : 'Computed from the fee schedule in force.'}
      aside={condoned ? <Mark tone="done">Condoned</Mark> : <OrderMark {...transaction} />}
    >
      {missing.map((sentence) => (
        <Notice key={sentence} tone="client" mb="xs" icon={<IconAlertTriangle size={16} aria-hidden />}>
          {sentence}
        </Notice>
      ))}
      <Stack gap="md">
        <ChargeTable
          label="Fee assessment"
          heading="What is charged, and why"
          charges={lines.map((line) => chargeOf(line, isPenalised ? 'catalogue of penalties' : 'fee schedule'))}
          total={total}
          waived={condoned ? { ...condoned, what: <CondonedBy condoned={condoned} /> } : undefined}
        />
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
      </Stack>
    </Pane>
  )
}

type Line = TransactionDetail['assessment']['lines'][number]

const chargeOf = ({ param_key: key, label, why, quantity, unit_amount, amount }: Line, source: string): Charge => ({
  key,
  amount,
  what: (
    <>
      {label}
      <SmallRow>{why}</SmallRow>
      <SmallRow>
        <span className="num">
          {quantity} × {peso(unit_amount)}
        </span>
        , {key}, {source}
      </SmallRow>
    </>
  ),
})

/** How what is due was asked for: by the order that stands, or signed as nothing since. */
function OrderMark({ assessment: { order }, issued_documents }: TransactionDetail) {
  const signed = issued_documents.findLast(
    ({ kind, created_at }) => kind === 'zero-assessment' && (!order || created_at > order.issued_at),
  )
  if (signed) return <Mark tone="done">Nothing due, {signed.number} signed</Mark>
  if (order) return <Mark tone="done">Order {order.number} issued</Mark>
  return <Mark tone="idle">No order issued</Mark>
}

/** The scopes that the form asks for; those of the accreditation where it asks none. */
const scopesAsked = ({ form, ...held }: TransactionDetail) => Scopes.safeParse(form).data ?? held
