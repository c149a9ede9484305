import { roles, type Role } from '@lading/contract/people/roles'
import { Text } from '@mantine/core'
import { paths } from '@lading/contract/addresses/paths'
import type { DataColumn } from '#ui/tables/DataTable.tsx'
import { EntityList } from '#ui/tables/EntityList.tsx'
import { RowLink } from '#ui/tables/RowLink.tsx'
import { SecondAdministratorPane } from './SecondAdministratorPane.tsx'
import { agencyWords } from './role-words.ts'

/** The roles in their order, with how many hold each and how much it opens. */
export default function RolesPage() {
  return (
    <EntityList
      title="Roles"
      subtitle="What people may see and do. If a person has several roles, the first in the order decides the screens."
      endpoint={roles}
      columns={columns}
      add={{ label: 'Add a role', to: paths.addRole() }}
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
        <RowLink to={paths.role(id)}>{name}</RowLink>{' '}
        <Text span fz="xs" c="dimmed" ml="xs">
          {short}
          {is_waiting && ' · change pending'}
        </Text>
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
        <Text span inherit hiddenFrom="sm">
          {' '}
          {people === 1 ? 'person' : 'people'}
        </Text>
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
        <Text span inherit hiddenFrom="sm">
          {' '}
          permissions
        </Text>
      </>
    ),
    align: 'right',
    width: 120,
  },
]
