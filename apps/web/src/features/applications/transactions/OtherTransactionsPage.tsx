import { otherTransactions } from '@lading/contract/applications/application-lists'
import { paths } from '@lading/contract/addresses/paths'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ListPage } from '#ui/tables/ListPage.tsx'
import { byProgress, columns } from './columns.tsx'

/** The requests of the person's businesses for documents of the agencies. */
export default function OtherTransactionsPage() {
  const create = (variant: 'filled' | 'default') => (
    <Button component={Link} to={paths.newRequest()} variant={variant} leftSection={<IconPlus size={16} aria-hidden />}>
      New request
    </Button>
  )
  return (
    <ListPage
      title="Other transactions"
      subtitle="Requests for certificates, true copies and recommendations to the SEC."
      action={create('filled')}
      endpoint={otherTransactions}
      columns={columns}
      rowKey={(row) => row.transaction_id}
      rowLink={ownPath}
      filters={[byProgress]}
      searchLabel="Search number or business"
      empty={{
        title: 'No request yet',
        hint: 'Ask for a certificate about your business, for a true copy, or for a recommendation to the SEC.',
        action: create('default'),
      }}
    />
  )
}
