import type { ArrearLine } from '@lading/contract/applications/arrears'
import { peso } from '@lading/domain/payments/money'
import type { ReactNode } from 'react'
import { DataTable, type DataColumn } from './DataTable.tsx'
import { Mark } from '../facts/Mark.tsx'

interface Props {
  readonly arrears: readonly ArrearLine[]
  readonly label: string
  /** The way to settle one; nothing where the reader has none. */
  readonly settle?: (arrear: ArrearLine) => ReactNode
}

/** What a business is in arrears with: name with its day, amount, and the way to settle each. */
export function ArrearTable({ arrears, label, settle }: Props) {
  const settling: DataColumn<ArrearLine>[] = settle
    ? [
        {
          header: 'Settle',
          cell: (arrear) => (arrear.is_waived ? <Mark tone="done">Waived</Mark> : settle(arrear)),
          phone: 'aside',
        },
      ]
    : []
  return (
    <DataTable label={label} columns={[...columns, ...settling]} rows={arrears} rowKey={({ key }) => key} isPlain />
  )
}

const columns: readonly DataColumn<ArrearLine>[] = [
  { header: 'In arrears with', cell: ({ name }) => name, phone: 'title' },
  { header: 'Amount', cell: ({ amount }) => <span className="num">{amount ? peso(amount) : 'Not assessed'}</span> },
]
