import type { setCustomerStatus } from '@lading/contract/customers'
import { StatusInput } from '@lading/contract/person-fields'
import { Button, Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/Dialog.tsx'
import { LongTextField } from '#ui/LongTextField.tsx'
import { Form, useSchemaForm } from '#ui/Form.tsx'
import type { AboutAccount } from './kept-by.ts'

/** Disables an account or lets it in again, with the reason. */
export function StatusDialog({ account, kept, name, onClose }: AboutAccount) {
  const isActive = account.status === 'active'
  const act = useAct(kept.status as typeof setCustomerStatus, {
    done: isActive ? `${name} is out.` : `${name} may sign in again.`,
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
    <Dialog title={isActive ? `Disable the account of ${name}?` : `Let ${name} in again?`} onClose={onClose}>
      <Form form={form} problem={act.error} busy={act.isPending} onSubmit={save} label="Status">
        <Text size="sm">
          {isActive
            ? 'They are signed out everywhere at once and cannot sign in until they are let in again.'
            : 'They sign in with the password they had.'}
        </Text>
        <LongTextField name="reason" label="Reason" required rows={2} />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending} {...(isActive && { color: 'stamp' })}>
            {isActive ? 'Disable' : 'Let in again'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
