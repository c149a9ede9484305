import type { TransactionDetail } from '@lading/contract/evaluation'
import { peso } from '@lading/domain/payments/money'
import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CondonedBy } from '../filing/report/CondonedBy.tsx'

/** What an assessment comes to, and what is left of it once its penalty was condoned. */
export function FeeTotals({ assessment }: { readonly assessment: TransactionDetail['assessment'] }) {
  const { lines, total, condoned } = assessment
  const counted = `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`
  if (!condoned)
    return (
      <tfoot>
        <SumRow name="Total due" counted={counted} amount={total} isLast />
      </tfoot>
    )
  return (
    <tfoot>
      <SumRow name="Total assessed" counted={counted} amount={total} />
      <SumRow name={<CondonedBy condoned={condoned} />} amount={`-${condoned.amount}`} />
      <SumRow name="Remains to be paid" amount={condoned.remaining} isLast />
    </tfoot>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly counted?: string
  readonly amount: string
  /** What is to be paid in the end stands out. */
  readonly isLast?: boolean
}

function SumRow({ name, counted, amount, isLast = false }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Box component="td" visibleFrom="sm">
        {counted}
      </Box>
      <Text component="td" {...(isLast ? { fz: 'xl', fw: 600, ff: 'heading' } : { inherit: true })} className="num">
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {peso(amount)}
        </Text>
      </Text>
    </tr>
  )
}
