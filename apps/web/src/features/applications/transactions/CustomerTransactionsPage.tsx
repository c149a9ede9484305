import { customerTransactions } from '@lading/contract/applications/application-lists'
import { paths } from '@lading/contract/addresses/paths'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import type { Family } from '@lading/domain/transactions/definitions/type-definition'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Filter } from '#ui/tables/request/table-filter.ts'
import { byProgress, columns } from './columns.tsx'

const families: Readonly<Record<Exclude<Family, 'case'>, string>> = {
  application: 'Applications and renewals',
  change: 'Changes',
  report: 'Reports',
  request: 'Requests for documents',
}
const byFamily: Filter = {
  name: 'family',
  label: 'Type',
  choices: Object.entries(families).map(([value, label]) => ({ value, label })),
}

/** Everything the person's businesses filed or are writing, whatever its type. */
export default function CustomerTransactionsPage() {
  return (
    <ListPage
      title="All transactions"
      subtitle="Applications, changes, reports and requests of your businesses, open and closed."
      endpoint={customerTransactions}
      label="Transactions"
      columns={columns}
      rowKey={(row) => row.transaction_id}
      rowLink={ownPath}
      filters={[byFamily, byProgress]}
      searchLabel="Search number or business"
      empty={{
        title: 'No transaction yet',
        hint: 'What you begin under “Application Types” appears here, from the draft to its end.',
        action: (
          <Button component={Link} to={paths.newApplication()} variant="default">
            New application
          </Button>
        ),
      }}
    />
  )
}
