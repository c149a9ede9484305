import type { RenewableAccreditation } from '@lading/contract/applications/renewals'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useToday } from '#lib/today.ts'
import { Day } from '#ui/facts/Day.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { DataTable, type DataColumn } from '#ui/tables/DataTable.tsx'

/** What a renewal costs more, by the day on which it is complete; the line of today stands out. */
export function SurchargeTable({ surcharges }: Pick<RenewableAccreditation, 'surcharges'>) {
  return (
    <>
      <Text size="sm" fw={600} mt="md" mb="xs">
        If it is complete later, the fees rise by
      </Text>
      <DataTable
        label="Surcharge by the day on which the renewal is complete"
        columns={columns}
        rows={surcharges}
        rowKey={({ from }) => from}
        isPlain
      />
    </>
  )
}

type Surcharge = RenewableAccreditation['surcharges'][number]

const columns: readonly DataColumn<Surcharge>[] = [
  {
    header: 'Complete',
    cell: ({ from, until }) => (
      <WhereNow from={from} until={until} mark=" (now)">
        <Day on={from} /> to <Day on={until} />
      </WhereNow>
    ),
  },
  {
    header: 'Surcharge',
    cell: ({ amount, ...days }) => (
      <WhereNow {...days}>
        <Money amount={amount} />
      </WhereNow>
    ),
    align: 'right',
  },
]

type Marked = Omit<Surcharge, 'amount'> & { readonly mark?: string; readonly children: ReactNode }

function WhereNow({ from, until, mark, children }: Marked) {
  const today = useToday()
  if (today < from || today > until) return children
  return (
    <b>
      {children}
      {mark}
    </b>
  )
}
