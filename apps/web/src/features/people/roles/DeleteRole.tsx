import { deleteRole, roles, type Role } from '@lading/contract/roles'
import { deletionRefusal } from '@lading/domain/people/role-rules'
import { Button, Text } from '@mantine/core'
import { useAct } from '#lib/act'
import { ConfirmDialog } from '#ui/ConfirmDialog'
import { Dialog, DialogFoot } from '#ui/Dialog'

/** Asks before a role is deleted, or says why it cannot be. */
export function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const act = useAct(deleteRole, { done: `The role ${role.name} is deleted.`, stale: [roles], onDone: onClose })
  const refusal = deletionRefusal(role)
  if (refusal)
    return (
      <Dialog title={`${role.name} cannot be deleted`} onClose={onClose} width={460}>
        <Text size="sm">{refusal}</Text>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </DialogFoot>
      </Dialog>
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
