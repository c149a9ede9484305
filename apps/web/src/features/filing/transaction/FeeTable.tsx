import type { Filing } from '@lading/contract/filing'
import { familyOf } from '@lading/domain/transactions/family'
import { Table, Text } from '@mantine/core'
import { Money } from '#ui/Money.tsx'
import { Pane } from '#ui/Pane.tsx'
import { PlainTable } from '#ui/PlainTable.tsx'
import { SmallRow } from '#ui/SmallRow.tsx'
import { isFree } from './is-free.ts'

/** What is to be paid, line by line with its reason. */
export function FeeTable({ filing }: { readonly filing: Pick<Filing, 'assessment' | 'type'> }) {
  const { lines, total } = filing.assessment
  const isNothingDue = isFree(filing)
  return (
    <Pane
      title="Fees"
      subtitle={
        !isNothingDue && 'Computed from the fees in force today. You pay after the review, with the order of payment.'
      }
    >
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {isNothingDue ? freeWords(filing) : 'The fees follow from the scope; none is chosen yet.'}
        </Text>
      ) : (
        <PlainTable label="Fees">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Fee</Table.Th>
              <Table.Th scope="col" ta="right">
                Quantity
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Amount
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line.param_key}>
                <Table.Td fw={600}>
                  {line.label}
                  <SmallRow>{line.why}</SmallRow>
                </Table.Td>
                <Table.Td ta="right" className="num">
                  {line.quantity}
                </Table.Td>
                <Table.Td ta="right">
                  <Money amount={line.amount} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row" colSpan={2}>
                Total
              </Table.Th>
              <Table.Td ta="right">
                <Money amount={total} />
              </Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </PlainTable>
      )}
    </Pane>
  )
}

/** A report costs nothing in itself. */
const freeWords = ({ type }: Pick<Filing, 'type'>): string =>
  familyOf(type) === 'report'
    ? 'There is no fee. A penalty may be assessed where days are without cover or the report is late.'
    : 'There is no fee.'
