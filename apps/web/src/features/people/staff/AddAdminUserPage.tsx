import { adminUserList, createAdminUser } from '@lading/contract/people/admin-users'
import { holds } from '@lading/domain/people/acting/actor'
import { ADMINISTERS } from '@lading/domain/people/staff/administration'
import { Button, Stack } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { AdminUserForm } from './AdminUserForm.tsx'
import { WithChoices } from './WithChoices.tsx'

/** A new account of staff. Who may only see accounts is told so. */
export default function AddAdminUserPage() {
  const actor = useActor()
  const navigate = useNavigate()
  const act = useAct(createAdminUser, {
    done: ({ email, change }) =>
      change
        ? `The account is created. The link for ${email} is sent once another administrator confirms the roles.`
        : `The account is created. A link to set the password was mailed to ${email}.`,
    stale: [adminUserList],
    onDone: ({ id }) => void navigate(paths.adminUser(id)),
  })
  const mayKeep = actor !== null && holds(actor, ADMINISTERS)
  return (
    <Stack gap="lg">
      <PageHeader title="Add a staff account" />
      {mayKeep ? (
        <WithChoices>
          {(choices) => (
            <AdminUserForm
              {...choices}
              problem={act.error}
              busy={act.isPending}
              save="Add the account"
              onSave={(body) => act.mutate({ body })}
            />
          )}
        </WithChoices>
      ) : (
        <EmptyState
          title="You can view accounts but not change them"
          hint="Only administrators add accounts."
          action={
            <Button variant="default" component={Link} to={paths.adminUsers()}>
              All staff accounts
            </Button>
          }
        />
      )}
    </Stack>
  )
}
