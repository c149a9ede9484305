import { NewPasskeyName, renamePasskey } from '@lading/contract/second-factor/passkeys'
import { type Passkey, secondFactor } from '@lading/contract/second-factor/second-factor'
import { Button } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useSchemaForm(NewPasskeyName, { name })
  const act = useAct(renamePasskey, { stale: [secondFactor], done: 'The passkey is renamed.', onDone: onClose })
  return (
    <Dialog title={`Rename ${name}`} onClose={onClose} busy={act.isPending}>
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ params: { id }, body })}
        problem={act.error}
        busy={act.isPending}
        label="Rename"
      >
        <TextField name="name" label="Name of the passkey" maxLength={60} required />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            Rename
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
