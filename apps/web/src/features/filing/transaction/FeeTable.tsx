import type { Filing } from '@lading/contract/filing'
import { formOfType } from '@lading/contract/transaction-types'
import { Table, Text } from '@mantine/core'
import { Money } from '#ui/Money.tsx'
import { Pane } from '#ui/Pane.tsx'
import { PlainTable } from '#ui/PlainTable.tsx'
import { SmallRow } from '#ui/SmallRow.tsx'

/** What is to be paid, line by line with its reason. */
export function FeeTable({ assessment, type }: Pick<Filing, 'assessment' | 'type'>) {
  const { lines, total } = assessment
  const is_free = lines.length === 0 && !('domestic' in formOfType(type).fields)
  return (
    <Pane
      title="Fees"
      subtitle={
        !is_free && 'Computed from the fees in force today. You pay after the review, with the order of payment.'
      }
    >
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {is_free ? 'There is no fee.' : 'The fees follow from the scope; none is chosen yet.'}
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
