import type { RenewableAccreditation } from '@lading/contract/applications/renewals'
import { Table, Text } from '@mantine/core'
import { isWithin } from '#lib/today.ts'
import { Day } from '#ui/facts/Day.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { PlainTable } from '#ui/layout/PlainTable.tsx'

/** What a renewal costs more, by the day on which it is complete; the line of today stands out. */
export function SurchargeTable({ surcharges }: Pick<RenewableAccreditation, 'surcharges'>) {
  return (
    <>
      <Text size="sm" fw={600} mt="md" mb="xs">
        If it is complete later, the fees rise by
      </Text>
      <PlainTable label="Surcharge by the day on which the renewal is complete">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Complete</Table.Th>
            <Table.Th scope="col" ta="right">
              Surcharge
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {surcharges.map(({ from, until, amount }) => (
            <Table.Tr key={from} fw={isWithin(from, until) ? 600 : undefined}>
              <Table.Td>
                <Day on={from} /> to <Day on={until} />
                {isWithin(from, until) && ' (now)'}
              </Table.Td>
              <Table.Td ta="right">
                <Money amount={amount} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </PlainTable>
    </>
  )
}
