import { transactionDetail, markField } from '@lading/contract/evaluation'
import { markedLines } from '@lading/contract/reports/report-rounds'
import { transactionProcess } from '@lading/contract/workflow'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { ensure } from '@lading/domain/ensure'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { useTransaction } from '../open-transaction.ts'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { markOn } from './marks.ts'
import type { Markable } from './markable.ts'

const Remark = z.object({ remark: z.string().trim().min(1, 'Say what is wrong, and what to enter instead.').max(5000) })

interface Props {
  readonly answers: readonly Markable[]
  readonly of: string | undefined
  readonly onClose: () => void
}

/** Says what is wrong with one answer; it is sent when the transaction is returned to the client. */
export function MarkDialog({ answers, of, onClose }: Props) {
  const { transaction } = useTransaction()
  const marked = answers.find(({ path }) => markOn(transaction, path).remark !== '')
  const [path, setPath] = useState(ensure(marked ?? answers[0], 'an answer to mark').path)
  const answer = ensure(
    answers.find((one) => one.path === path),
    `answer ${path}`,
  )
  return (
    <Dialog title={of ? `Mark an answer of ${of}` : answer.label} onClose={onClose}>
      {answers.length > 1 && (
        <Select
          label="Which answer"
          mb="md"
          allowDeselect={false}
          data={answers.map(({ path: value, label }) => ({ value, label }))}
          value={path}
          onChange={(next) => next && setPath(next)}
        />
      )}
      <MarkForm key={path} answer={answer} onClose={onClose} />
    </Dialog>
  )
}

const OPENS = 'The answer opens for the client once you return the transaction.'

function MarkForm({ answer: { path, hint = OPENS }, onClose }: { answer: Markable; onClose: () => void }) {
  const { transaction } = useTransaction()
  const { remark } = markOn(transaction, path)
  const form = useKeptForm(`mark/${path}`, Remark, { remark })
  const act = useAct(markField, {
    quiet: true,
    stale: [transactionDetail, transactionProcess, markedLines],
    onDone: done,
  })
  function done() {
    form.unsent.forget()
    onClose()
  }
  const mark = (words: string) =>
    act.mutate({ params: { id: transaction.transaction_id }, body: { path, remark: words } })
  return (
    <Form form={form} problem={act.error} busy={act.isPending} onSubmit={(given) => mark(given.remark)} label="Mark">
      {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
      <LongTextField name="remark" label="Remark to the client" hint={hint} required rows={4} maxLength={5000} />
      <DialogFoot>
        {remark && (
          <Button variant="subtle" color="gray" disabled={act.isPending} onClick={() => mark('')}>
            Remove the mark
          </Button>
        )}
        <Button variant="default" onClick={onClose} disabled={act.isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={act.isPending}>
          Mark for the client
        </Button>
      </DialogFoot>
    </Form>
  )
}
