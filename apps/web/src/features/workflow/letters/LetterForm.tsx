import { certification } from '@lading/contract/requests/certification'
import { requestLetter, saveLetter, type RequestLetter } from '@lading/contract/requests/request-letter'
import { transactionProcess } from '@lading/contract/workflow'
import { Button, Stack } from '@mantine/core'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, FormFoot } from '#ui/forms/Form.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useKeptFocus } from '#ui/forms/dialogs/returned-focus.ts'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { cameMeanwhile } from '../came-meanwhile.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { writtenText } from './written-text.ts'

const stale = [certification, requestLetter, transactionProcess]

interface Props {
  readonly data: RequestLetter
  readonly label: string
  /** Told the number of the version that was saved. */
  readonly onSaved: (version_no: number) => void
}

/** The next version of the letter, from the last one, or from what is proposed. */
export function LetterForm({ data, label, onSaved }: Props) {
  const { transaction_id: id, letter, proposal } = data
  const form = useKeptForm('letter', saveLetter.body.pick({ body: true }), {
    body: letter?.body ?? proposal ?? '',
  })
  const act = useAct(saveLetter, {
    done: 'The letter is saved.',
    stale,
    onSent: (saved) => {
      form.unsent.forgetSent()
      onSaved(saved.letter?.version_no ?? 0)
    },
    leadOn: cameMeanwhile,
    quiet: true,
  })
  const button = useKeptFocus<HTMLButtonElement>(act.isIdle || act.isPending ? undefined : act.submittedAt)
  const next = (letter?.version_no ?? 0) + 1
  return (
    <Form
      form={form}
      problem={act.error}
      busy={act.isPending}
      label="Letter"
      onSubmit={({ body }) => act.mutate({ params: { id }, body: { version_no: next - 1, body } })}
    >
      <Pane
        title="Letter"
        subtitle={letter ? writtenText(letter) : 'This is a proposal. Save it as the first version.'}
        aside={letter && <PreviewButton transaction_id={id} letter={letter} />}
      >
        <Stack gap="lg">
          {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
          <LongTextField name="body" label={label} required rows={10} maxLength={10_000} />
          <FormFoot>
            {letter && proposal && proposal !== letter.body && (
              <Button variant="default" onClick={() => form.setFieldValue('body', proposal)}>
                Use the proposed text
              </Button>
            )}
            <Button ref={button} type="submit" loading={act.isPending}>
              Save as version {next}
            </Button>
          </FormFoot>
        </Stack>
      </Pane>
    </Form>
  )
}
