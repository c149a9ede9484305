import type { ReactNode } from 'react'
import { DataTable, type DataColumn } from './DataTable.tsx'
import { Money } from '../facts/Money.tsx'

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
  readonly waived?: Deduction | undefined
}

/** What is taken off the sum, and what is left. */
export interface Deduction {
  /** By whom, and why. */
  readonly what: ReactNode
  readonly amount: string
  readonly remaining: string
}

/** What is to be paid, line by line, and the sum. */
export function ChargeTable({ label, heading, charges, total, hasQuantities = false, waived }: Props) {
  const quantity: DataColumn<Charge> = { header: 'Quantity', cell: ({ quantity }) => quantity, align: 'right' }
  const columns: DataColumn<Charge>[] = [
    { header: heading, cell: ({ what }) => what, isHead: true },
    ...(hasQuantities ? [quantity] : []),
    {
      header: 'Amount',
      cell: ({ amount }) => <Money amount={amount} />,
      align: 'right',
      total: <Money amount={waived?.remaining ?? total} />,
    },
  ]
  const rows = waived ? [...charges, ...rowsOf(total, waived)] : charges
  const totalName = waived && 'Remains to be paid'
  return (
    <DataTable label={label} columns={columns} rows={rows} rowKey={({ key }) => key} totalName={totalName} isPlain />
  )
}

const rowsOf = (total: string, { what, amount }: Deduction): Charge[] => [
  { key: 'assessed', what: 'Total assessed', amount: total },
  { key: 'waived', what, amount: `-${amount}` },
]
