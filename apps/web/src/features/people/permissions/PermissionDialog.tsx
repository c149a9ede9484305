import {
  createPermission,
  PermissionInput,
  permissions,
  updatePermission,
  type PermissionRow,
} from '@lading/contract/people/permissions'
import { Button } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { DeletePermission } from './DeletePermission.tsx'

interface Props {
  /** The permission whose words are changed; a new one without. */
  readonly row?: PermissionRow
  readonly onClose: () => void
}

/** A new permission of the agencies' own, or the record of one: other words beside it, and its deletion. */
export function PermissionDialog({ row, onClose }: Props) {
  const stale = [permissions]
  const adding = useAct(createPermission, { done: 'The permission is added.', stale, onDone: onClose })
  const changing = useAct(updatePermission, { done: 'The description is saved.', stale, onDone: onClose })
  const form = useSchemaForm<{ name: string; description: string }>(PermissionInput, {
    name: row?.name ?? '',
    description: row?.description ?? '',
  })
  const busy = adding.isPending || changing.isPending
  const save = ({ name, description }: { name: string; description: string }) =>
    row
      ? changing.mutate({ params: { id: row.id }, body: { description, version: row.version } })
      : adding.mutate({ body: { name, description } })
  return (
    <Dialog title={row ? `Describe ${row.name}` : 'Add a permission'} onClose={onClose} busy={busy}>
      <Form form={form} problem={adding.error ?? changing.error} busy={busy} onSubmit={save} label="Permission">
        {!row && (
          <TextField
            name="name"
            label="Name"
            required
            hint="Small letters with hyphens, such as lend-paper-files. By itself it gives no access."
            maxLength={100}
          />
        )}
        <LongTextField name="description" label="What it is for" />
        {row && <DeletePermission row={row} onDeleted={onClose} />}
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {row ? 'Save' : 'Add'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
