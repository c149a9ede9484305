import type { ReportPenalty } from '@lading/contract/reports/reports'
import { peso } from '@lading/domain/payments/money'
import { ChargeTable, type Charge } from '#ui/tables/ChargeTable.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

interface Props {
  readonly penalty: ReportPenalty
  readonly isAssessed: boolean
  readonly isCondoned: boolean
}

/** The violations of a report with units and amounts, as assessed or as they would be now. */
export function PenaltyLines({ penalty: { lines, total }, isAssessed, isCondoned }: Props) {
  return (
    <Pane
      title="Penalty"
      subtitle={isAssessed ? 'As assessed, by the catalogue of that day.' : 'As it would be assessed if accepted now.'}
      aside={isCondoned && <Mark tone="done">Condoned</Mark>}
    >
      <ChargeTable label="Penalty" heading="Violation" charges={lines.map(chargeOf)} total={total} />
    </Pane>
  )
}

const chargeOf = (line: ReportPenalty['lines'][number]): Charge => ({
  key: line.reference_id,
  amount: line.amount,
  what: (
    <>
      {line.violation}
      <SmallRow>{line.why}</SmallRow>
      <SmallRow>{`${line.units} × ${peso(line.unit_amount)}, for each ${line.unit}`}</SmallRow>
      <SmallRow>{`${line.reference_id}, ${line.division}`}</SmallRow>
    </>
  ),
})
