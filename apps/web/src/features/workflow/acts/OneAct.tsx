import type { OfferedAct } from '@lading/contract/workflow'
import { Button, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { hasFieldErrors } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { useTransaction } from '../open-transaction.ts'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { ActFields } from './ActFields.tsx'
import { isDestructive } from './offered-acts.ts'
import { answersSchema, blankAnswers, sentAnswers, type Answers } from './answers-schema.ts'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { QuestionField } from './QuestionField.tsx'
import { meanwhileIn, useMove } from './use-move.ts'

export interface ActProps {
  readonly act: OfferedAct
  readonly onClose: () => void
}

interface Props extends ActProps {
  /** What its answers are about, where not the transaction alone: they are kept for it. */
  readonly place?: string
  readonly given?: Answers
  /** Why it cannot be confirmed yet. */
  readonly closed?: string | undefined
  /** What it is about, where the act alone does not say it. */
  readonly children?: ReactNode
}

/** The dialog of any act: its questions, and what stood in the way. */
export function OneAct({ act, onClose, place = '', given, closed, children }: Props) {
  const { process, transaction } = useTransaction()
  const { questions } = act
  const form = useKeptForm<Answers>(`act/${act.action}${place}`, answersSchema(questions, useToday()), {
    ...blankAnswers(questions),
    ...given,
  })
  const { move, error, isPending } = useMove({ quiet: true, onDone: done })
  const meanwhile = meanwhileIn(error)
  const why = useId()

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
        {children}
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} />
        ))}
        <DialogFoot>
          {isOpen && closed && (
            <Text size="sm" c="dimmed" w="100%" ta="right" id={why}>
              {closed}
            </Text>
          )}
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {isOpen ? 'Cancel' : 'Close'}
          </Button>
          {isOpen && (
            <Button
              type="submit"
              loading={isPending}
              disabled={closed !== undefined}
              aria-describedby={closed && why}
              {...(isDestructive(act) && { color: 'stamp' })}
            >
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
