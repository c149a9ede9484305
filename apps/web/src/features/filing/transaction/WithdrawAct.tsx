import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import type { Filing } from '@lading/contract/filing/filing'
import { moveTransaction } from '@lading/contract/workflow'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'

const Reason = z.object({
  reason: z.string().trim().min(1, 'Enter the reason for withdrawing.').max(5000, 'Use at most 5,000 characters.'),
})

interface Props {
  readonly filing: Filing
  /** Which of the workflow's acts withdraws it now. */
  readonly action: string
}

/** Withdrawing, with a reason; it cannot be undone. */
export function WithdrawAct({ filing, action }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="subtle" color="stamp" onClick={() => setAsked(true)}>
        {clientWordsOf(action, filing.type).label}
      </Button>
      {isAsked && <WithdrawDialog filing={filing} action={action} onClose={() => setAsked(false)} />}
    </>
  )
}

function WithdrawDialog({ filing, action, onClose }: Props & { onClose: () => void }) {
  const { done, confirmation } = clientWordsOf(action, filing.type)
  const form = useSchemaForm(Reason, { reason: '' })
  const act = useAct(moveTransaction, { quiet: true, done, onDone: onClose })
  return (
    <Dialog title={confirmation.question} onClose={onClose} busy={act.isPending}>
      <Form
        form={form}
        problem={act.error}
        busy={act.isPending}
        label={confirmation.confirm}
        onSubmit={({ reason }) =>
          act.mutate({
            params: { id: filing.transaction_id },
            body: { action, version: filing.version, reason },
          })
        }
      >
        <Text size="sm" c="dimmed">
          {confirmation.text}
        </Text>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <LongTextField name="reason" label="Reason" maxLength={5000} required />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            {confirmation.keep}
          </Button>
          <Button type="submit" color="stamp" loading={act.isPending}>
            {confirmation.confirm}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
