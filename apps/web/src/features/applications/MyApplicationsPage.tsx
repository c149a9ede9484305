import { myApplications, type ApplicationRow } from '@lading/contract/applications/application-lists'
import { scopeText } from '@lading/domain/transactions/scope'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { days, figures, statuses } from '#ui/tables/columns/table-columns.tsx'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

const columns: readonly Column<ApplicationRow>[] = [
  figures('Tracking number', ({ reference }) => reference, { orderBy: 'reference' }),
  { header: 'Business', cell: (row) => row.business_name, orderBy: 'business_name' },
  {
    header: 'Kind',
    cell: (row) => <TwoLines small={scopeText(row) || 'No scope yet'}>{typeLabels[row.type]}</TwoLines>,
    text: (row) => `${typeLabels[row.type]}: ${scopeText(row) || 'No scope yet'}`,
    phone: 'hidden',
  },
  statuses('Status', 'customer'),
  days('Submitted', ({ filed_at }) => filed_at, { orderBy: 'filed_at', phone: 'hidden' }),
  days('Last change', ({ updated_at }) => updated_at, { orderBy: 'updated_at' }),
]

/** New applications and renewals of the person's businesses, drafts among them. */
export default function MyApplicationsPage() {
  const create = (variant: 'filled' | 'default') => (
    <Button
      component={Link}
      to={paths.newApplication()}
      variant={variant}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      New application
    </Button>
  )
  return (
    <ListPage
      title="My applications"
      subtitle="New accreditations and renewals of your businesses, from the draft to the certificate."
      action={create('filled')}
      endpoint={myApplications}
      label="Applications"
      columns={columns}
      rowKey={(row) => row.transaction_id}
      rowLink={ownPath}
      searchLabel="Search number or business"
      empty={{
        title: 'No application yet',
        hint: 'An application has three steps. Your draft is saved, so you can return to it at any time.',
        action: create('default'),
      }}
    />
  )
}
