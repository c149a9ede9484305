import type { ServiceFacts } from '@lading/contract/services'
import { peso } from '@lading/domain/payments/money'
import type { Service } from '@lading/domain/transactions/services'
import { Table, Text } from '@mantine/core'
import { Money } from '#ui/Money.tsx'
import { Pane } from '#ui/Pane.tsx'
import { PlainTable } from '#ui/PlainTable.tsx'
import { SmallRow } from '#ui/SmallRow.tsx'

interface Props {
  readonly service: Service
  readonly facts: ServiceFacts
}

/** What is to be paid, line by line, and the capital that must be paid up. */
export function ServiceCost({ service, facts: { fees, minimum_capital } }: Props) {
  const further = furtherCost(service)
  return (
    <Pane title="What it costs" subtitle={fees.lines.length > 0 && 'You pay when you receive an order of payment.'}>
      {fees.lines.length === 0 ? (
        <Text>There is no fee.</Text>
      ) : (
        <PlainTable label="Fees">
          <Table.Tbody>
            {fees.lines.map(({ label, quantity, amount, why }) => (
              <Table.Tr key={label}>
                <Table.Td>
                  {label}
                  {quantity > 1 && ` × ${quantity}`}
                  <SmallRow>{why}</SmallRow>
                </Table.Td>
                <Table.Td ta="right">
                  <Money amount={amount} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row" ta="left">
                Total
              </Table.Th>
              <Table.Td ta="right">
                <Money amount={fees.total} />
              </Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </PlainTable>
      )}
      {further && (
        <Text size="sm" c="dimmed" mt="sm">
          {further}
        </Text>
      )}
      {minimum_capital && (
        <Text mt="sm">The business needs a paid-up capital of at least {peso(minimum_capital)} for this scope.</Text>
      )}
    </Pane>
  )
}

/** What the amounts above leave out, because the answers do not say it. */
function furtherCost({ asks }: Service): string | undefined {
  if (asks.includes('scope')) return 'Branches and further scopes cost extra.'
  return asks.includes('certificate') ? 'The amounts are for one copy.' : undefined
}
