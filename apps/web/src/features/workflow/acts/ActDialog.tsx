import type { Invoice } from '@lading/contract/payments'
import type { OfferedAct } from '@lading/contract/workflow'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFieldErrors } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { useTransaction } from '../open-transaction.ts'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { ActFields } from './ActFields.tsx'
import { isDestructive } from './act-words.ts'
import { answersSchema, blankAnswers, sentAnswers, type Answers } from './answers-schema.ts'
import { answersOf, postedQuery, waitingIn } from './posted-payment.ts'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { QuestionField } from './QuestionField.tsx'
import { meanwhileIn, useMove } from './use-move.ts'

interface Props {
  readonly act: OfferedAct
  readonly onClose: () => void
}

/** One act of the workflow: what it does, what it asks, and what stood in the way. */
export function ActDialog(props: Props) {
  return props.act.action === 'validate-payment' ? <ValidatePayment {...props} /> : <OneAct {...props} />
}

/**
 * The client has answered before: their figures stand in the form, for the cashier to confirm or correct. They are read
 * as it opens, and each payment has a form of its own: an earlier one may have been refused since.
 */
function ValidatePayment(props: Props) {
  const { transaction } = useTransaction()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...postedQuery(transaction.transaction_id),
    staleTime: 0,
  })
  const [begun, begin] = useState<Invoice>()
  const waiting = data && waitingIn(data)
  const attempt = begun && waitingIn(begun)?.attempt_no
  const isNew = !begun || (waiting !== undefined && waiting.attempt_no !== attempt)
  if (isFetchedAfterMount && data && !error && isNew) begin(data)
  if (begun) return <OneAct key={attempt} {...props} place={`/${attempt}`} given={answersOf(begun)} />
  return error && isFetchedAfterMount ? (
    <Dialog title={props.act.label} onClose={props.onClose}>
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    </Dialog>
  ) : null
}

interface OneActProps extends Props {
  /** What its answers are about, where not the transaction alone: they are kept for it. */
  readonly place?: string
  readonly given?: Answers
}

function OneAct({ act, onClose, place = '', given }: OneActProps) {
  const { process, transaction } = useTransaction()
  const { questions } = act
  const form = useKeptForm<Answers>(`act/${act.action}${place}`, answersSchema(questions, useToday()), {
    ...blankAnswers(questions),
    ...given,
  })
  const { move, error, isPending } = useMove({ quiet: true, onDone: done })
  const meanwhile = meanwhileIn(error)

  function done() {
    form.unsent.forget()
    onClose()
  }
  const isOpen = process.acts.some(({ action }) => action === act.action)
  const refusal = error && !meanwhile && !hasFieldErrors(error) ? error.message : undefined
  return (
    <Dialog title={act.label} onClose={onClose} busy={isPending} width={560}>
      <Form
        form={form}
        problem={error}
        busy={isPending}
        label={act.label}
        onSubmit={(answers) => move(act, sentAnswers(questions, answers))}
      >
        {meanwhile && <MeanwhileNotice meanwhile={meanwhile} isOpen={isOpen} asks={questions.length > 0} />}
        {refusal && <ErrorState message={refusal} />}
        {act.to !== process.status && isOpen && (
          <Text size="sm" c="dimmed" component="div" {...(questions[0]?.kind === 'date' && beginsHere)}>
            The transaction goes to <StatusBadge status={act.to} type={transaction.type} size="sm" />
          </Text>
        )}
        <ActFields action={act.action} />
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} />
        ))}
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {isOpen ? 'Cancel' : 'Close'}
          </Button>
          {isOpen && (
            <Button type="submit" loading={isPending} {...(isDestructive(act) && { color: 'stamp' })}>
              {act.label}
            </Button>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

/** A day as the first question would open its calendar over what the dialog says. */
const beginsHere = { tabIndex: -1, 'data-autofocus': true }
