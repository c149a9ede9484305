import type { setCustomerStatus } from '@lading/contract/people/customers'
import { StatusInput } from '@lading/contract/people/person-fields'
import { Button, Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import type { AboutAccount } from './kept-by.ts'

/** Disables an account or lets it in again, with the reason. */
export function StatusDialog({ account, kept, name, onClose }: AboutAccount) {
  const isActive = account.status === 'active'
  const act = useAct(kept.status as typeof setCustomerStatus, {
    done: isActive ? `The account of ${name} is disabled.` : `${name} can sign in again.`,
    stale: kept.stale,
    onDone: onClose,
  })
  const form = useSchemaForm<{ reason: string }>(StatusInput.pick({ reason: true }), { reason: '' })
  const save = ({ reason }: { reason: string }) =>
    act.mutate({
      params: { id: account.id },
      body: { status: isActive ? 'disabled' : 'active', reason, version: account.version },
    })
  return (
    <Dialog title={isActive ? `Disable the account of ${name}?` : `Enable the account of ${name}?`} onClose={onClose}>
      <Form form={form} problem={act.error} busy={act.isPending} onSubmit={save} label="Status">
        <Text size="sm">
          {isActive
            ? 'They are signed out everywhere immediately and cannot sign in until the account is enabled again.'
            : 'They can sign in with their previous password.'}
        </Text>
        <LongTextField name="reason" label="Reason" required rows={2} />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending} {...(isActive && { color: 'stamp' })}>
            {isActive ? 'Disable' : 'Enable the account'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
