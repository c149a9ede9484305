import { businessUsers, type BusinessUserRow } from '@lading/contract/business-users'
import { partText } from '@lading/domain/people/business-part'
import { manilaDay } from '@lading/domain/dates/manila'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayText } from '#lib/format'
import { useActor } from '#lib/session'
import { PageHeader } from '#ui/PageHeader'
import { ServerTable, type Column } from '#ui/ServerTable'
import { BusinessUserActs } from './BusinessUserActs.tsx'
import { InvitationAnswer } from './InvitationAnswer.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { managedBusinesses } from './managed.ts'
import './business-users.css'

/** Who acts for a business; its own people invite and change each other here, staff look. `?invitation=` is a mailed link. */
export default function BusinessUsersPage() {
  const actor = useActor()
  const [address] = useSearchParams()
  const [isInviting, setInviting] = useState(false)
  const token = address.get('invitation')
  const managed = actor ? managedBusinesses(actor) : []
  const isStaff = actor?.audience === 'staff'
  const invite = managed.length > 0 && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      Invite somebody
    </Button>
  )
  return (
    <div className="stack">
      <PageHeader
        title="Business users"
        subtitle={
          isStaff
            ? 'Who acts for each registered business, and what they may do.'
            : 'Who acts for your businesses, and what each may do. Everybody listed sees all that the business files.'
        }
        action={invite}
      />
      {token && <InvitationAnswer token={token} />}
      {managed.length > 0 && <OpenInvitations />}
      <ServerTable
        endpoint={businessUsers}
        label="Business users"
        columns={columns}
        rowKey={({ business_id, user_id }) => `${business_id}-${user_id}`}
        {...(!isStaff && { actions: (row: BusinessUserRow) => <BusinessUserActs row={row} /> })}
        fixed={isStaff ? {} : { is_active: true }}
        searchLabel="Search name, e-mail or business"
        empty={{
          title: 'Nobody yet',
          hint: isStaff
            ? 'People appear here once a business is registered.'
            : 'Register a business, or ask one of its owners to invite you.',
        }}
      />
      {isInviting && <InviteDialog business_ids={managed} onClose={() => setInviting(false)} />}
    </div>
  )
}

const columns: Column<BusinessUserRow>[] = [
  {
    header: 'Name',
    orderBy: 'name',
    cell: ({ name, email }) => (
      <span className="person-name">
        <b>{name}</b>
        <small>{email}</small>
      </span>
    ),
  },
  { header: 'Business', orderBy: 'business_name', cell: ({ business_name }) => business_name, phone: 'line' },
  { header: 'May', cell: (row) => (row.deactivated_at ? 'Deactivated' : partText(row)), phone: 'line' },
  {
    header: 'Since',
    orderBy: 'since',
    width: '120px',
    cell: ({ since }) => <span className="num">{dayText(manilaDay(new Date(since)))}</span>,
    phone: 'hidden',
  },
]
