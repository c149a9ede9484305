import { createRole, roles } from '@lading/contract/people/roles'
import { permissions } from '@lading/contract/people/permissions'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { RoleForm } from './RoleForm.tsx'

/** A new role. */
export default function AddRolePage() {
  const navigate = useNavigate()
  const all = useQuery({ ...query(roles), throwOnError: nothingRead }).data
  const offered = useQuery({ ...query(permissions), throwOnError: nothingRead }).data
  const act = useAct(createRole, {
    done: ({ name }) => `The role ${name} is created. Assign it to people on their account pages.`,
    stale: [roles, permissions],
    onDone: ({ id }) => void navigate(paths.role(id)),
  })
  return (
    <Stack gap="lg">
      <PageHeader title="Add a role" />
      {all && offered ? (
        <RoleForm
          all={all.data}
          offered={offered.data}
          problem={act.error}
          busy={act.isPending}
          save="Add the role"
          onSave={(body) => act.mutate({ body })}
        />
      ) : (
        <PageSkeleton />
      )}
    </Stack>
  )
}
