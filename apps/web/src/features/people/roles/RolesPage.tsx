import { roles, type Role } from '@lading/contract/roles'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { DeleteRole } from './DeleteRole.tsx'
import { SecondAdministratorPane } from './SecondAdministratorPane.tsx'
import { agencyWords } from './role-words.ts'
import '#ui/server-table.css'
import '../people.css'

/** The roles in their order, with how many hold each and how much it opens. */
export default function RolesPage() {
  const { data, error, refetch } = useQuery(query(roles))
  const [leaving, setLeaving] = useState<Role>()
  return (
    <div className="stack">
      <PageHeader
        title="Roles"
        subtitle="What people may open and do. A person with several roles opens screens by the one that stands first."
        action={
          <Button component={Link} to={paths.addRole()} leftSection={<IconPlus size={16} aria-hidden />}>
            Add a role
          </Button>
        }
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && <RolesTable roles={data.data} onDelete={setLeaving} />}
      {data && <SecondAdministratorPane />}
      {leaving && <DeleteRole role={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

function RolesTable({ roles: all, onDelete }: { roles: readonly Role[]; onDelete: (role: Role) => void }) {
  return (
    <section className="tbl" data-dense aria-label="Roles">
      <div className="tbl-scroll">
        <table aria-label="Roles">
          <thead>
            <tr>
              <th scope="col" data-align="right" style={{ width: 72 }}>
                Order
              </th>
              <th scope="col">Role</th>
              <th scope="col" style={{ width: 160 }}>
                Agencies
              </th>
              <th scope="col" data-align="right" style={{ width: 96 }}>
                People
              </th>
              <th scope="col" data-align="right" style={{ width: 120 }}>
                Permissions
              </th>
              <th scope="col" style={{ width: 104 }}>
                <span className="vh">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((role) => (
              <tr key={role.id}>
                <td data-align="right" data-phone="hidden">
                  {role.position}
                </td>
                <td data-phone="title">
                  <Link className="row-link" to={paths.role(role.id)}>
                    {role.name}
                  </Link>{' '}
                  <small className="pe-short">
                    {role.short}
                    {role.is_waiting && ' · a change waits'}
                  </small>
                </td>
                <td>{agencyWords[role.agency_rule]}</td>
                <td data-align="right">
                  {role.people}
                  <span className="pe-noun"> {role.people === 1 ? 'person' : 'people'}</span>
                </td>
                <td data-align="right">
                  {role.permissions.length}
                  <span className="pe-noun"> permissions</span>
                </td>
                <td data-acts>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Delete ${role.name}`}
                    onClick={() => onDelete(role)}
                  >
                    Delete
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
