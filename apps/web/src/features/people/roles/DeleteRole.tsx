import { deleteRole, roles, type Role } from '@lading/contract/roles'
import { deletionRefusal } from '@lading/domain/people/role-rules'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RefusalDialog } from '#ui/RefusalDialog.tsx'

/** Asks before a role is deleted, or says why it cannot be. */
export function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const act = useAct(deleteRole, { done: `The role ${role.name} is deleted.`, stale: [roles], onDone: onClose })
  const refusal = deletionRefusal(role)
  if (refusal)
    return (
      <RefusalDialog title={`${role.name} cannot be deleted`} onClose={onClose}>
        {refusal}
      </RefusalDialog>
    )
  return (
    <ConfirmDialog
      title={`Delete ${role.name}?`}
      confirm="Delete"
      danger
      busy={act.isPending}
      onConfirm={() => act.mutate({ params: { id: role.id } })}
      onClose={onClose}
    >
      Nobody holds it. The role cannot be brought back, only made anew.
    </ConfirmDialog>
  )
}
