import type { ReportFindings, ReportPenalty } from '@lading/contract/reports/reports'
import { peso } from '@lading/domain/payments/money'
import { ChargeTable, type Charge } from '#ui/tables/ChargeTable.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { CondonedBy } from './CondonedBy.tsx'

interface Props {
  readonly penalty: ReportPenalty
  readonly isAssessed: boolean
  readonly condonation: ReportFindings['condonation']
}

/** The violations of a report with units and amounts, as assessed or as they would be now. */
export function PenaltyLines({ penalty: { lines, total }, isAssessed, condonation }: Props) {
  const condoned = condonation?.outcome === 'condoned' ? condonation : undefined
  return (
    <Pane
      title="Penalty"
      subtitle={isAssessed ? 'As assessed, by the catalogue of that day.' : 'As it would be assessed if accepted now.'}
      aside={condoned && <Mark tone="done">Condoned</Mark>}
    >
      <ChargeTable
        label="Penalty"
        heading="Violation"
        charges={lines.map(chargeOf)}
        total={total}
        waived={condoned && { what: <CondonedBy condoned={condoned} />, amount: total, remaining: '0.00' }}
      />
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
