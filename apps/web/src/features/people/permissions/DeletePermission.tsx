import { deletePermission, permissions, type PermissionRow } from '@lading/contract/people/permissions'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'

/** Asks before a permission of the agencies' own goes. */
export function DeletePermission({ row: { id, name }, onClose }: { row: PermissionRow; onClose: () => void }) {
  const act = useAct(deletePermission, { done: `${name} is deleted.`, stale: [permissions], onDone: onClose })
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="Delete"
      danger
      busy={act.isPending}
      onConfirm={() => act.mutate({ params: { id } })}
      onClose={onClose}
    >
      The portal does not use it. It is removed from every role and person that has it.
    </ConfirmDialog>
  )
}
