import type { ReportPenalty } from '@lading/contract/reports'
import { peso } from '@lading/domain/payments/money'
import { Table } from '@mantine/core'
import { Mark } from '#ui/Mark.tsx'
import { Money } from '#ui/Money.tsx'
import { Pane } from '#ui/Pane.tsx'
import { PlainTable } from '#ui/PlainTable.tsx'
import { SmallRow } from '#ui/SmallRow.tsx'

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
      <PlainTable label="Penalty">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Violation</Table.Th>
            <Table.Th scope="col" ta="right">
              Amount
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.reference_id}>
              <Table.Td fw={600}>
                {line.violation}
                <SmallRow>{line.why}</SmallRow>
                <SmallRow>{`${line.units} × ${peso(line.unit_amount)}, for each ${line.unit}`}</SmallRow>
                <SmallRow>{`${line.reference_id}, ${line.division}`}</SmallRow>
              </Table.Td>
              <Table.Td ta="right">
                <Money amount={line.amount} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">Total</Table.Th>
            <Table.Td ta="right">
              <Money amount={total} />
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </PlainTable>
    </Pane>
  )
}
