import { ownBranches, type OwnBranch } from '@lading/contract/accreditations/accreditations'
import { paths } from '@lading/contract/addresses/paths'
import { agencies, sideLabels } from '@lading/domain/transactions/agency'
import { labelOfStatus } from '@lading/domain/transactions/labels'
import { inForceStatuses, isAmong } from '@lading/domain/transactions/status-groups'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { ListPage } from '#ui/tables/ListPage.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { OneLine } from '#ui/layout/OneLine.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { days } from '#ui/tables/columns/table-columns.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

/** The branches of the person's businesses, once for each accreditation that covers them. */
export default function BranchesPage() {
  return (
    <ListPage
      title="Branches"
      subtitle="The branches in the register, once for each accreditation that covers them."
      action={
        <Button component={Link} to={paths.changes()}>
          Request a change
        </Button>
      }
      endpoint={ownBranches}
      columns={columns}
      rowKey={({ branch_id, accreditation_id }) => `${branch_id}-${accreditation_id ?? 0}`}
      filters={[
        {
          name: 'agency',
          label: 'Accreditation',
          choices: agencies.map((agency) => ({ value: agency, label: sideLabels[agency].name })),
        },
      ]}
      searchLabel="Search branch, business or number"
      empty={{
        title: 'No branch yet',
        hint: 'Branches are declared in the application, and changed by an information update afterwards.',
        action: (
          <Button component={Link} to={paths.businesses()} variant="default">
            My businesses
          </Button>
        ),
      }}
    />
  )
}

const columns: Column<OwnBranch>[] = [
  {
    header: 'Branch',
    orderBy: 'name',
    cell: ({ name, address }) => (
      <TwoLines small={address}>
        <b>{name}</b>
      </TwoLines>
    ),
    text: ({ name, address }) => [name, address].filter(Boolean).join(', '),
  },
  { header: 'Business', cell: ({ business_name }) => business_name, orderBy: 'business_name' },
  {
    header: 'Certificate',
    cell: ({ accreditation, certificate_number }) =>
      accreditation ? (
        <TwoLines small={coverOf(accreditation)}>
          <span className="num">{certificate_number}</span>
        </TwoLines>
      ) : (
        'Not covered yet'
      ),
    text: ({ accreditation, certificate_number }) =>
      accreditation ? `${certificate_number}, ${coverOf(accreditation).toLowerCase()}` : 'Not covered yet',
  },
  { header: 'Manager', cell: ({ manager }) => manager, phone: 'hidden' },
  days('Permit until', ({ permit_ends_on }) => permit_ends_on, { orderBy: 'permit_ends_on', phone: 'hidden' }),
  {
    header: 'Status',
    phone: 'aside',
    cell: (branch) => (
      <OneLine>
        <Mark tone={branch.closed_on ? 'stopped' : 'done'} size="sm" plain>
          {stateOf(branch)}
        </Mark>
      </OneLine>
    ),
    text: stateOf,
  },
]

/** Whose accreditation covers it; the certificate of a branch falls with that. */
function coverOf({ agency, status }: NonNullable<OwnBranch['accreditation']>): string {
  const { name } = sideLabels[agency]
  return isAmong(inForceStatuses, status) ? name : `${name}, ${labelOfStatus(status, 'customer', null).toLowerCase()}`
}

function stateOf({ closed_on }: Pick<OwnBranch, 'closed_on'>): string {
  return closed_on ? `Closed on ${dayText(closed_on)}` : 'Open'
}
