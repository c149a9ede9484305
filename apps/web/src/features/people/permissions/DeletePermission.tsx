import { deletePermission, permissions, type PermissionRow } from '@lading/contract/people/permissions'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'

interface Props {
  readonly row: PermissionRow
  readonly onDeleted: () => void
}

/** Deletes a permission of the agencies' own, once that is confirmed; one that the portal asks for has no button. */
export function DeletePermission({ row: { id, name, is_asked }, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false)
  const act = useAct(deletePermission, { done: `${name} is deleted.`, stale: [permissions], onDone: onDeleted })
  if (is_asked) return null
  return (
    <>
      <Button
        variant="subtle"
        color="stamp"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        onClick={() => setAsking(true)}
      >
        Delete the permission
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirm="Delete"
          danger
          busy={act.isPending}
          onConfirm={() => act.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
        >
          The portal does not use it. It is removed from every role and person that has it.
        </ConfirmDialog>
      )}
    </>
  )
}
