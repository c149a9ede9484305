import type { ArrearLine } from '@lading/contract/applications/arrears'
import { peso } from '@lading/domain/payments/money'
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'
import { PlainTable } from '../layout/PlainTable.tsx'

interface Props {
  readonly arrears: readonly ArrearLine[]
  readonly label: string
  /** The way to settle one; nothing where the reader has none. */
  readonly settle?: (arrear: ArrearLine) => ReactNode
}

/** What a business is in arrears with: name with its day, amount, and the way to settle each. */
export function ArrearTable({ arrears, label, settle }: Props) {
  return (
    <PlainTable label={label} stacked>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">In arrears with</Table.Th>
          <Table.Th scope="col">Amount</Table.Th>
          {settle && <Table.Th scope="col">Settle</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {arrears.map((arrear) => (
          <Table.Tr key={arrear.key}>
            <Table.Td>{arrear.name}</Table.Td>
            <Table.Td className="num">{arrear.amount ? peso(arrear.amount) : 'Not assessed'}</Table.Td>
            {settle && <Table.Td>{arrear.is_waived ? <Mark tone="done">Waived</Mark> : settle(arrear)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </PlainTable>
  )
}
