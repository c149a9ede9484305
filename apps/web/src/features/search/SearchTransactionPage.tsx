import { searchTransactions, type FoundTransaction } from '@lading/contract/search'
import type { Actor } from '@lading/domain/people/acting/actor'
import { isShort } from '@lading/domain/text/short-search'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { foundPath } from '@lading/contract/addresses/transaction-path'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ServerTable, type Column } from '#ui/tables/ServerTable.tsx'
import { days, figures, statuses } from '#ui/tables/columns/table-columns.tsx'
import { KeywordForm } from './KeywordForm.tsx'

const columnsFor = (audience: Actor['audience']): readonly Column<FoundTransaction>[] => [
  figures('Reference', ({ reference }) => reference, { orderBy: 'reference' }),
  { header: 'Business', cell: (row) => row.business_name, orderBy: 'business_name', phone: 'line' },
  { header: 'Type', cell: (row) => typeLabels[row.type], orderBy: 'type' },
  statuses('Status', audience),
  { header: 'Found by', cell: (row) => row.found_by, wide: true, phone: 'hidden' },
  days('Last change', ({ updated_at }) => updated_at, { orderBy: 'updated_at' }),
]

/** Transactions by a part of what they are known by, over what the person may see. */
export default function SearchTransactionPage() {
  const [search] = useSearchParams()
  const actor = useActor()
  const keyword = search.get('keyword')?.trim() ?? ''
  return (
    <Stack gap="lg">
      <PageHeader
        title="Search Transaction"
        subtitle="By reference, queue number, business name, TIN, invoice, receipt or certificate number, or a part of it."
      />
      <KeywordForm key={`of ${keyword}`} keyword={keyword} />
      {keyword === '' ? (
        <EmptyState title="What are you looking for?" hint="Type a number or a name above and press Enter." />
      ) : (
        <ServerTable
          key={keyword}
          endpoint={searchTransactions}
          label={`Transactions found for ${keyword}`}
          columns={columnsFor(actor?.audience ?? 'customer')}
          fixed={{ keyword }}
          rowKey={(row) => row.transaction_id}
          rowLink={(row) => foundPath(row, actor?.audience ?? 'customer')}
          searchLabel={false}
          empty={{
            title: 'Nothing found',
            hint: hintFor(keyword),
          }}
        />
      )}
    </Stack>
  )
}

const hintFor = (keyword: string) =>
  isShort(keyword)
    ? `No business name you can view has a word that begins with “${keyword}”, and it is no queue number. To search other numbers, enter at least three letters or digits.`
    : `No transaction you can view matches “${keyword}”. Check the number, or enter only part of it.`
