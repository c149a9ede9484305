import { Button } from '@mantine/core'
import { z } from 'zod'
import { hasFieldErrors } from '#lib/act.ts'
import { Dialog, DialogFoot } from './Dialog.tsx'
import { ErrorState } from '../../messages/ErrorState.tsx'
import { Form, useSchemaForm } from '../Form.tsx'
import { LongTextField } from '../fields/LongTextField.tsx'

const Given = z.object({
  reason: z.string().trim().min(1, 'Enter the reason.').max(5000, 'Use at most 5,000 characters.'),
})
type Given = z.infer<typeof Given>

interface Props {
  /** Of the dialog and of the button that sends it. */
  readonly title: string
  readonly hint?: string
  readonly act: { readonly error: Error | null; readonly isPending: boolean }
  readonly onSend: (reason: string) => void
  readonly onClose: () => void
}

/** An act that asks why, and nothing else. */
export function ReasonDialog({ title, hint, act: { error, isPending }, onSend, onClose }: Props) {
  const form = useSchemaForm<Given>(Given, { reason: '' })
  return (
    <Dialog title={title} onClose={onClose} busy={isPending} width={560}>
      <Form form={form} onSubmit={({ reason }) => onSend(reason)} problem={error} busy={isPending} label={title}>
        {error && !hasFieldErrors(error) && <ErrorState message={error.message} />}
        <LongTextField name="reason" label="Reason" hint={hint} maxLength={5000} required />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            {title}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
