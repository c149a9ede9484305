import { roles, type Role } from '@lading/contract/roles'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import type { DataColumn } from '#ui/DataTable.tsx'
import { EntityList } from '#ui/EntityList.tsx'
import { DeleteRole } from './DeleteRole.tsx'
import { SecondAdministratorPane } from './SecondAdministratorPane.tsx'
import { agencyWords } from './role-words.ts'
import '../people.css'

/** The roles in their order, with how many hold each and how much it opens. */
export default function RolesPage() {
  return (
    <EntityList
      title="Roles"
      subtitle="What people may open and do. A person with several roles opens screens by the one that stands first."
      endpoint={roles}
      columns={columns}
      nameOf={({ name }) => name}
      add={{ label: 'Add a role', to: paths.addRole() }}
      removal={(role, onClose) => <DeleteRole role={role} onClose={onClose} />}
    >
      <SecondAdministratorPane />
    </EntityList>
  )
}

const columns: readonly DataColumn<Role>[] = [
  { header: 'Order', cell: ({ position }) => position, align: 'right', width: 72, phone: 'hidden' },
  {
    header: 'Role',
    cell: ({ id, name, short, is_waiting }) => (
      <>
        <Link className="row-link" to={paths.role(id)}>
          {name}
        </Link>{' '}
        <small className="pe-short">
          {short}
          {is_waiting && ' · a change waits'}
        </small>
      </>
    ),
    phone: 'title',
  },
  { header: 'Agencies', cell: ({ agency_rule }) => agencyWords[agency_rule], width: 160 },
  {
    header: 'People',
    cell: ({ people }) => (
      <>
        {people}
        <span className="pe-noun"> {people === 1 ? 'person' : 'people'}</span>
      </>
    ),
    align: 'right',
    width: 96,
  },
  {
    header: 'Permissions',
    cell: ({ permissions }) => (
      <>
        {permissions.length}
        <span className="pe-noun"> permissions</span>
      </>
    ),
    align: 'right',
    width: 120,
  },
]
