import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Money } from './Money.tsx'
import { PlainTable } from '../layout/PlainTable.tsx'

/** One line of what is to be paid; amounts are decimal text. */
export interface Charge {
  readonly key: string
  /** What it is for, with its reason below. */
  readonly what: ReactNode
  readonly amount: string
  readonly quantity?: number
}

interface Props {
  readonly label: string
  /** What its lines are: `Fee`, `Charge`, `Violation`. */
  readonly heading: string
  readonly charges: readonly Charge[]
  readonly total: string
  /** Whether each line says how many. */
  readonly hasQuantities?: boolean
}

/** What is to be paid, line by line, and the sum. */
export function ChargeTable({ label, heading, charges, total, hasQuantities = false }: Props) {
  return (
    <PlainTable label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{heading}</Table.Th>
          {hasQuantities && (
            <Table.Th scope="col" ta="right">
              Quantity
            </Table.Th>
          )}
          <Table.Th scope="col" ta="right">
            Amount
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {charges.map(({ key, what, amount, quantity }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" fw={600}>
              {what}
            </Table.Th>
            {hasQuantities && (
              <Table.Td ta="right" className="num">
                {quantity}
              </Table.Td>
            )}
            <Table.Td ta="right">
              <Money amount={amount} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row" colSpan={hasQuantities ? 2 : 1}>
            Total
          </Table.Th>
          <Table.Td ta="right">
            <Money amount={total} />
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </PlainTable>
  )
}
