import type { ApplicationRow } from '@lading/contract/applications/application-lists'
import { sideLabels } from '@lading/domain/transactions/agency'
import { typeLabels } from '@lading/domain/transactions/labels'
import { progresses, progressLabels } from '@lading/domain/transactions/progress'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { days, figures, statuses } from '#ui/tables/columns/table-columns.tsx'
import type { Filter } from '#ui/tables/request/table-filter.ts'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

/** What a business reads of its transactions, whatever their type. */
export const columns: readonly Column<ApplicationRow>[] = [
  figures('Tracking number', ({ reference }) => reference, { orderBy: 'reference' }),
  {
    header: 'Kind',
    cell: ({ type, agency }) => <TwoLines small={sideLabels[agency].name}>{typeLabels[type]}</TwoLines>,
    text: ({ type, agency }) => `${typeLabels[type]}, ${sideLabels[agency].name.toLowerCase()}`,
  },
  { header: 'Business', cell: ({ business_name }) => business_name, orderBy: 'business_name' },
  statuses('Status', 'customer'),
  days('Submitted', ({ filed_at }) => filed_at, { orderBy: 'filed_at', phone: 'hidden' }),
  days('Last change', ({ updated_at }) => updated_at, { orderBy: 'updated_at' }),
]

/** Narrows by how far a transaction has come. */
export const byProgress: Filter = {
  name: 'progress',
  label: 'Progress',
  choices: progresses.map((value) => ({ value, label: progressLabels[value] })),
}
