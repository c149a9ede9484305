import { correctAnswers } from '@lading/contract/filing/corrections'
import { transactionDetail } from '@lading/contract/evaluation'
import { transactionProcess } from '@lading/contract/workflow'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { AddressFields } from '#ui/answers/AddressFields.tsx'
import { AnswerField } from '#ui/answers/AnswerField.tsx'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { useTransaction } from '../open-transaction.ts'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { correctionOf, isOfAddress, patchOf, standing, type Correctable } from './corrections.ts'

/** An address stands in two columns, so that the buttons are in sight. */
const WITH_ADDRESS = 640

/** Corrects what stands on the certificate or the letter, with the reason. */
export function CorrectDialog({ what, onClose }: { what: Correctable; onClose: () => void }) {
  const { transaction } = useTransaction()
  const [isSame, setSame] = useState(false)
  const form = useKeptForm<Record<string, unknown>>(`correct/${what.at}${what.title}`, correctionOf(what), {
    ...standing(what, transaction.form),
    reason: '',
  })
  const act = useAct(correctAnswers, { quiet: true, stale: [transactionDetail, transactionProcess], onDone: done })
  function done() {
    form.unsent.forget()
    onClose()
  }
  const correct = ({ reason, ...given }: Record<string, unknown>) => {
    const patch = patchOf(what, transaction.form, given)
    setSame(patch.length === 0)
    if (patch.length > 0)
      act.mutate({ params: { id: transaction.transaction_id }, body: { patch, reason: String(reason) } })
  }
  const { fields } = what
  const hasAddress = 'street' in fields
  return (
    <Dialog title={`Correct: ${what.title}`} onClose={onClose} {...(hasAddress && { width: WITH_ADDRESS })}>
      <Form form={form} problem={act.error} busy={act.isPending} onSubmit={correct} label="Correct">
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        {isSame && <ErrorState message="Nothing was changed." />}
        <LongTextField
          name="reason"
          label="What was wrong"
          hint="Kept with the transaction; the recommending and the approving officer read it."
          required
          rows={2}
          maxLength={2000}
        />
        <div className="fields">
          {Object.entries(fields)
            .filter(([name, field]) => !isOfAddress(field, name))
            .map(([name, field]) => (
              <AnswerField key={name} path={name} field={field} />
            ))}
          {hasAddress && <AddressFields prefix="" fields={fields} />}
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            Correct
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
