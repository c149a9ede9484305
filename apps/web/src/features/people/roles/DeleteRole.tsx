import { deleteRole, roles, type Role } from '@lading/contract/people/roles'
import { paths } from '@lading/contract/addresses/paths'
import { deletionRefusal } from '@lading/domain/people/staff/role-rules'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'

/** Deletes a role that nobody holds; a role that cannot be deleted has no button. */
export function DeleteRole({ role }: { role: Role }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const act = useAct(deleteRole, {
    done: `The role ${role.name} is deleted.`,
    stale: [roles],
    onDone: () => void navigate(paths.roles()),
  })
  if (deletionRefusal(role)) return null
  return (
    <>
      <Button variant="subtle" color="stamp" onClick={() => setAsking(true)}>
        Delete the role
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${role.name}?`}
          confirm="Delete"
          danger
          busy={act.isPending}
          onConfirm={() => act.mutate({ params: { id: role.id } })}
          onClose={() => setAsking(false)}
        >
          No one has this role. Once deleted, it cannot be restored.
        </ConfirmDialog>
      )}
    </>
  )
}
