import { removeSecondFactor, SecondFactorRemoval, type AdminUser } from '@lading/contract/people/admin-users'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { staffCalls } from '../accounts/kept-by.ts'

/** For a member of staff who lost app or passkey and the recovery codes. */
export function RemoveSecondFactor({ account }: { account: AdminUser }) {
  const [asking, ask] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => ask(true)}>
        Remove the second factor
      </Button>
      {asking && <RemovalDialog account={account} onClose={() => ask(false)} />}
    </>
  )
}

function RemovalDialog({ account, onClose }: { account: AdminUser; onClose: () => void }) {
  const name = signedName(account) || account.email
  const act = useAct(removeSecondFactor, {
    done: `The second factor of ${name} is removed.`,
    stale: staffCalls.stale,
    onDone: onClose,
  })
  const form = useSchemaForm<{ reason: string }>(SecondFactorRemoval.pick({ reason: true }), { reason: '' })
  const save = ({ reason }: { reason: string }) =>
    act.mutate({ params: { id: account.id }, body: { reason, version: account.version } })
  return (
    <Dialog title={`Remove the second factor of ${name}?`} onClose={onClose}>
      <Form form={form} problem={act.error} busy={act.isPending} onSubmit={save} label="Second factor">
        <Text size="sm">
          The app, passkeys and recovery codes are removed. The person logs in with the password alone until a new one
          is set up, and is notified by e-mail. Check first who is asking.
        </Text>
        <LongTextField name="reason" label="Reason" required rows={2} />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" color="stamp" loading={act.isPending}>
            Remove
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
