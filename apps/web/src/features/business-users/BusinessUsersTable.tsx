import { businessUsers, type BusinessUserRow } from '@lading/contract/business-users'
import { manilaDay } from '@lading/domain/dates/manila'
import { mayOpen, type Actor } from '@lading/domain/people/acting/actor'
import { partText } from '@lading/domain/people/acting/business-part'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { dayText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { EmailAddress } from '#ui/facts/EmailAddress.tsx'
import { ServerTable, type Column } from '#ui/tables/ServerTable.tsx'
import { BusinessUserActs } from './BusinessUserActs.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

/** Who acts for a business, or for each that the person sees. Of one's own businesses, only those who still act. */
export function BusinessUsersTable({ business_id }: { business_id?: number }) {
  const actor = useActor()
  const isStaff = actor?.audience === 'staff'
  const opens = actor !== null && (!isStaff || mayOpen(actor, ['view-customers']))
  return (
    <ServerTable
      endpoint={businessUsers}
      label="Business users"
      columns={[nameColumn, ...(business_id ? [] : [businessColumn(opens)]), ...columns]}
      rowKey={(row) => `${row.business_id}-${row.user_id}`}
      {...(opens && { rowLink: ({ user_id }: BusinessUserRow) => addressOf(user_id, actor) })}
      {...(!isStaff && { actions: (row: BusinessUserRow) => <BusinessUserActs row={row} /> })}
      fixed={{ ...(!isStaff && { is_active: true }), ...(business_id && { business_id }) }}
      searchLabel={business_id ? 'Search name or e-mail' : 'Search name, e-mail or business'}
      empty={{
        title: 'No business users yet',
        hint: isStaff
          ? 'People appear here once a business is registered.'
          : 'Register a business, or ask one of its owners to invite you.',
      }}
    />
  )
}

/** One's own name leads to one's profile. */
const addressOf = (user_id: number, actor: Actor) =>
  user_id === actor.user_id ? paths.customerProfile() : paths.customer(user_id)

const nameColumn: Column<BusinessUserRow> = {
  header: 'Name',
  orderBy: 'name',
  cell: ({ name, email }) => (
    <TwoLines small={<EmailAddress address={email} />}>
      <b>{name}</b>
    </TwoLines>
  ),
  text: ({ name, email }) => `${name}, ${email}`,
}

const businessColumn = (opens: boolean): Column<BusinessUserRow> => ({
  header: 'Business',
  orderBy: 'business_name',
  cell: ({ business_id, business_name }) =>
    opens ? <Link to={paths.customerBusiness(business_id)}>{business_name}</Link> : business_name,
  text: ({ business_name }) => business_name,
  phone: 'line',
})

const columns: readonly Column<BusinessUserRow>[] = [
  { header: 'Rights', cell: (row) => (row.deactivated_at ? 'Deactivated' : partText(row)), phone: 'line' },
  {
    header: 'Since',
    orderBy: 'since',
    width: '120px',
    cell: ({ since }) => <span className="num">{dayText(manilaDay(new Date(since)))}</span>,
    text: ({ since }) => dayText(manilaDay(new Date(since))),
    phone: 'hidden',
  },
]
