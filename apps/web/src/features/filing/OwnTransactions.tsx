import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Day } from '#ui/facts/Day.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { DataTable, type DataColumn } from '#ui/tables/DataTable.tsx'

interface Props {
  readonly rows: readonly OwnTransaction[]
  readonly label: string
  /** Whether the page around them is of one business, which its name need not say again. */
  readonly isOfOneBusiness?: boolean
}

/** Some transactions of the person's businesses: where each stands, and the way to it. */
export function OwnTransactions({ rows, label, isOfOneBusiness = false }: Props) {
  const columns = isOfOneBusiness ? [number, kind, ...standing] : [number, kindAndBusiness, ...standing]
  return (
    <DataTable label={label} columns={columns} rows={rows} rowKey={({ transaction_id }) => transaction_id} isPlain />
  )
}

type OwnColumn = DataColumn<OwnTransaction>

const number: OwnColumn = {
  header: 'Tracking number',
  cell: (row) => (
    <Anchor component={Link} to={ownPath(row)} inherit className="num">
      {row.reference}
    </Anchor>
  ),
  phone: 'title',
}

const kind: OwnColumn = { header: 'Kind', cell: ({ type }) => typeLabels[type] }

const kindAndBusiness: OwnColumn = {
  header: 'Kind and business',
  cell: ({ type, business_name, agency }) => (
    <>
      {typeLabels[type]}
      <SmallRow>{business_name}</SmallRow>
      <SmallRow>{sideLabels[agency].name}</SmallRow>
    </>
  ),
}

const standing: readonly OwnColumn[] = [
  {
    header: 'Status',
    cell: ({ status, type }) => <StatusBadge status={status} type={type} plain size="sm" />,
    phone: 'aside',
  },
  { header: 'Last change', cell: ({ updated_at }) => <Day at={updated_at} />, align: 'right' },
]
