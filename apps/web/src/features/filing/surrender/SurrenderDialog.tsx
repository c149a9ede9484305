import type { StoredFile } from '@lading/contract/documents/documents'
import type { Surrender } from '@lading/contract/accreditations/surrenders'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { moveAccreditation } from '@lading/contract/workflow'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { Anchor, Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { z } from 'zod'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { WhatEnds } from '#ui/facts/WhatEnds.tsx'
import { FileField } from '../FileField.tsx'

const ACTION = 'ask-for-surrender'

const Request = z.object({
  reason: z.string().trim().min(1, 'Enter the reason.').max(5000, 'Use at most 5,000 characters.'),
  letter_of_cessation: z.unknown().refine((file) => file !== null, 'Attach the letter of cessation.'),
})
interface SurrenderAnswers extends Record<string, unknown> {
  readonly reason: string
  readonly letter_of_cessation: StoredFile | null
}

interface Props {
  readonly surrender: Surrender
  readonly title: string
  readonly onClose: () => void
}

/** Asks to give an accreditation up: what ends with it, the reason, and the letter. */
export function SurrenderDialog({ surrender, title, onClose }: Props) {
  const { accreditation_id: id, business_id, number, version, ends, invoices_unpaid } = surrender
  const form = useSchemaForm<SurrenderAnswers>(Request, { reason: '', letter_of_cessation: null })
  const { done } = clientWordsOf(ACTION, null)
  const act = useAct(moveAccreditation, { quiet: true, done, onDone: onClose })
  const send = ({ reason, letter_of_cessation }: SurrenderAnswers) =>
    act.mutate({
      params: { id },
      body: { action: ACTION, version, reason, letter_of_cessation: letter_of_cessation?.id ?? '' },
    })
  return (
    <Dialog title={title} onClose={onClose} busy={act.isPending} width={620}>
      <Form form={form} onSubmit={send} problem={act.error} busy={act.isPending} label={title}>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <Text size="sm">
          Once the approving officer accepts, accreditation <span className="num">{number}</span> ends. It cannot be
          taken back. This ends with it:
        </Text>
        <WhatEnds
          ends={ends}
          audience="customer"
          link={(row) => (
            <Anchor component={Link} inherit underline="always" to={ownPath({ ...row, business_id })}>
              {row.reference}
            </Anchor>
          )}
        />
        {invoices_unpaid > 0 && (
          <Notice tone="client">
            {invoices_unpaid === 1 ? 'One invoice is' : `${invoices_unpaid} invoices are`} unpaid. The agency accepts
            once nothing is left to pay.
          </Notice>
        )}
        <LongTextField name="reason" label="Reason" maxLength={5000} required />
        <FileField name="letter_of_cessation" label="Letter of cessation" business_id={business_id} />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" color="stamp" loading={act.isPending}>
            Send the request
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
