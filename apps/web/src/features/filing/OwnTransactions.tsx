import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Day } from '#ui/facts/Day.tsx'
import { PlainTable } from '#ui/layout/PlainTable.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'

/** Some transactions of the person's businesses: where each stands, and the way to it. */
export function OwnTransactions({ rows, label }: { rows: readonly OwnTransaction[]; label: string }) {
  return (
    <PlainTable label={label} stacked>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Tracking number</Table.Th>
          <Table.Th scope="col">Kind and business</Table.Th>
          <Table.Th scope="col">Status</Table.Th>
          <Table.Th scope="col" ta="right">
            Last change
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.transaction_id}>
            <Table.Td>
              <Anchor component={Link} to={ownPath(row)} inherit className="num">
                {row.reference}
              </Anchor>
            </Table.Td>
            <Table.Td>
              {typeLabels[row.type]}
              <Text size="xs" c="dimmed">
                {row.business_name}
              </Text>
              <Text size="xs" c="dimmed">
                {sideLabels[row.agency].name}
              </Text>
            </Table.Td>
            <Table.Td>
              <StatusBadge status={row.status} type={row.type} plain size="sm" />
            </Table.Td>
            <Table.Td ta="right">
              <Day at={row.updated_at} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </PlainTable>
  )
}
