import type { OwnTransaction } from '@lading/contract/own-transaction'
import { ownPath } from '@lading/contract/transaction-path'
import { sideLabels, typeLabels } from '@lading/domain/transactions/labels'
import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Day } from '#ui/Day.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'

/** Some transactions of the person's businesses: where each stands, and the way to it. */
export function OwnTransactions({ rows, label }: { rows: readonly OwnTransaction[]; label: string }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="xs">
      <caption className="vh">{label}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Tracking number</Table.Th>
          <Table.Th scope="col" visibleFrom="md">
            Business
          </Table.Th>
          <Table.Th scope="col">Where it stands</Table.Th>
          <Table.Th scope="col" ta="right" visibleFrom="sm">
            Last change
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.transaction_id}>
            <Table.Td>
              <Anchor component={Link} to={ownPath(row)} className="num" fw={600} style={{ whiteSpace: 'nowrap' }}>
                {row.reference}
              </Anchor>
              <Text size="sm" c="var(--ink-2)">
                {typeLabels[row.type]}, {sideLabels[row.agency].short}
              </Text>
              <Text size="sm" hiddenFrom="md">
                {row.business_name}
              </Text>
            </Table.Td>
            <Table.Td visibleFrom="md">{row.business_name}</Table.Td>
            <Table.Td>
              <StatusBadge status={row.status} type={row.type} plain size="sm" />
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <Day at={row.updated_at} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
