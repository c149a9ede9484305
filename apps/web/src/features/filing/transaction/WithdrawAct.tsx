import { nounOf } from '@lading/domain/transactions/labels'
import type { Filing } from '@lading/contract/filing'
import { moveTransaction } from '@lading/contract/workflow'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LongTextField } from '#ui/Fields.tsx'
import { Form, useSchemaForm } from '#ui/Form.tsx'

const Reason = z.object({
  reason: z.string().trim().min(1, 'Say why you withdraw it.').max(5000, 'Use at most 5,000 characters.'),
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
        Withdraw the {nounOf(filing.type)}
      </Button>
      {isAsked && <WithdrawDialog filing={filing} action={action} onClose={() => setAsked(false)} />}
    </>
  )
}

function WithdrawDialog({ filing, action, onClose }: Props & { onClose: () => void }) {
  const noun = nounOf(filing.type)
  const form = useSchemaForm(Reason, { reason: '' })
  const act = useAct(moveTransaction, { quiet: true, done: `The ${noun} was withdrawn.`, onDone: onClose })
  return (
    <Dialog title={`Withdraw the ${noun}?`} onClose={onClose} busy={act.isPending}>
      <Form
        form={form}
        problem={act.error}
        busy={act.isPending}
        label="Withdraw"
        onSubmit={({ reason }) =>
          act.mutate({
            params: { id: filing.transaction_id },
            body: { action, version: filing.version, reason },
          })
        }
      >
        <p className="dim">
          It ends here and cannot be taken up again; open orders of payment become void. You may file a new one at any
          time.
        </p>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <LongTextField name="reason" label="Reason" maxLength={5000} required />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Keep it
          </Button>
          <Button type="submit" color="stamp" loading={act.isPending}>
            Withdraw
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
