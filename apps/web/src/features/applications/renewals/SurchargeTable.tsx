import type { RenewableAccreditation } from '@lading/contract/applications/renewals'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { isWithin } from '#lib/today.ts'
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
      <WhereNow from={from} until={until}>
        <Day on={from} /> to <Day on={until} />
        {isWithin(from, until) && ' (now)'}
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

function WhereNow({ from, until, children }: Omit<Surcharge, 'amount'> & { children: ReactNode }) {
  return isWithin(from, until) ? <b>{children}</b> : children
}
