import type { ArrearLine } from '@lading/contract/applications/arrears'
import { moveTransaction } from '@lading/contract/workflow'
import { peso } from '@lading/domain/payments/money'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { Button } from '@mantine/core'
import { z } from 'zod'
import { readAfterWaiver } from './waiver-changes.ts'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { SeveralField } from '#ui/forms/fields/ChoiceFields.tsx'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'

const Granted = z.object({
  waived: z.array(z.string()).min(1, 'Choose what is waived.'),
  reason: z.string().trim().min(1, 'Enter the reason.').max(5000, 'Use at most 5,000 characters.'),
})
type Granted = z.infer<typeof Granted>

const { label, done } = actionRow('waive-arrears')

interface Props {
  readonly id: number
  readonly version: number
  readonly arrears: readonly ArrearLine[]
  readonly onClose: () => void
}

/** Waives what is chosen by name, for this one filing. */
export function WaiveDialog({ id, version, arrears, onClose }: Props) {
  const form = useSchemaForm<Granted>(Granted, { waived: arrears.map(({ key }) => key), reason: '' })
  const act = useAct(moveTransaction, {
    quiet: true,
    done: `${done}.`,
    stale: readAfterWaiver,
    onDone: onClose,
  })
  const send = (granted: Granted) =>
    act.mutate({ params: { id }, body: { action: 'waive-arrears', version, ...granted } })
  const choices = arrears.map(({ key, name, amount }) => ({
    value: key,
    label: name,
    ...(amount && { hint: peso(amount) }),
  }))
  return (
    <Dialog title={label} onClose={onClose} busy={act.isPending} width={560}>
      <Form form={form} onSubmit={send} problem={act.error} busy={act.isPending} label={label}>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <SeveralField
          name="waived"
          label="What is waived"
          hint="It serves this filing alone; what is not chosen still has to be settled."
          choices={choices}
          required
        />
        <LongTextField name="reason" label="Reason" hint="The client reads it." maxLength={5000} required />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            {label}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
