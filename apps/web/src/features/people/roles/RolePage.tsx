import { permissions } from '@lading/contract/people/permissions'
import { roleOf, roles, updateRole, type RoleWithHolders } from '@lading/contract/people/roles'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { DeleteRole } from './DeleteRole.tsx'
import { RoleForm } from './RoleForm.tsx'
import { RoleHolders } from './RoleHolders.tsx'
import { agencyWords } from './role-words.ts'
import { WaitingChange } from './WaitingChange.tsx'

/** One role: what it opens, to be changed, and who holds it. */
export default function RolePage() {
  const id = Number(useParams()['id'])
  const { data } = useQuery({ ...query(roleOf, { params: { id } }), throwOnError: nothingRead })
  return data?.id === id ? <EditRole key={data.id} role={data} /> : <PageSkeleton />
}

function EditRole({ role }: { role: RoleWithHolders }) {
  const all = useQuery({ ...query(roles), throwOnError: nothingRead }).data
  const offered = useQuery({ ...query(permissions), throwOnError: nothingRead }).data
  const act = useAct(updateRole, {
    done: ({ name, is_waiting }) =>
      is_waiting
        ? `The change of ${name} needs confirmation by another administrator.`
        : `The role ${name} is saved. Changes take effect immediately.`,
    stale: [roles, roleOf, permissions],
  })
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow={`Role · ${agencyWords[role.agency_rule]}`}
        title={role.name}
        action={
          <Group gap="xs">
            <DeleteRole role={role} />
            <Button variant="default" component={Link} to={`${paths.accessibility()}?see=${role.id}`}>
              See as this role
            </Button>
          </Group>
        }
      />
      <RoleHolders role={role} />
      {role.change && <WaitingChange role={role} change={role.change} />}
      {role.change ? null : all && offered ? (
        <RoleForm
          role={role}
          all={all.data}
          offered={offered.data}
          problem={act.error}
          busy={act.isPending}
          save="Save"
          onSave={(order, version) => act.mutate({ params: { id: role.id }, body: { ...order, version } })}
        />
      ) : (
        <Pane>
          <PageSkeleton />
        </Pane>
      )}
    </Stack>
  )
}
