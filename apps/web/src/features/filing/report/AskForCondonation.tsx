import type { StoredFile } from '@lading/contract/documents/documents'
import type { Filing } from '@lading/contract/filing/filing'
import { moveTransaction } from '@lading/contract/workflow'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { FileField } from '../FileField.tsx'

const ACTION = 'ask-for-condonation'

const Request = z.object({
  reason: z.string().trim().min(1, 'Enter the reason.').max(5000, 'Use at most 5,000 characters.'),
  condonation_letter: z.unknown().refine((file) => file !== null, 'Attach the letter.'),
})
interface CondonationRequest extends Record<string, unknown> {
  readonly reason: string
  readonly condonation_letter: StoredFile | null
}

/** The way to be excused from a penalty before it is ordered. */
export function AskForCondonation({ filing }: { readonly filing: Filing }) {
  const [isOpen, setOpen] = useState(false)
  const { label } = clientWordsOf(ACTION, filing.type)
  return (
    <Pane
      title="A penalty was assessed"
      subtitle="You may ask the agency to excuse you, once, with your reason and a signed letter. The order of payment waits for the answer."
      aside={
        <Button variant="default" onClick={() => setOpen(true)}>
          {label}
        </Button>
      }
    >
      {isOpen && <RequestDialog filing={filing} title={label} onClose={() => setOpen(false)} />}
    </Pane>
  )
}

interface DialogProps {
  readonly filing: Filing
  readonly title: string
  readonly onClose: () => void
}

function RequestDialog({ filing, title, onClose }: DialogProps) {
  const { transaction_id: id, version, business_id, type } = filing
  const form = useSchemaForm<CondonationRequest>(Request, { reason: '', condonation_letter: null })
  const { done } = clientWordsOf(ACTION, type)
  const act = useAct(moveTransaction, { quiet: true, done, onDone: onClose })
  const send = ({ reason, condonation_letter }: CondonationRequest) =>
    act.mutate({
      params: { id },
      body: { action: ACTION, version, reason, condonation_letter: condonation_letter?.id ?? '' },
    })
  return (
    <Dialog title={title} onClose={onClose} busy={act.isPending}>
      <Form form={form} onSubmit={send} problem={act.error} busy={act.isPending} label={title}>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <LongTextField name="reason" label="Reason" maxLength={5000} required />
        <FileField name="condonation_letter" label="Signed letter to the agency" business_id={business_id} />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            Send the request
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
