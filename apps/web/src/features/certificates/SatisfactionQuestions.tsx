import { answerSatisfactionForm } from '@lading/contract/certificates'
import {
  charterQuestions,
  clientTypeLabels,
  clientTypes,
  dimensions,
  NOT_AWARE,
  scaleAnswers,
  scaleLabels,
} from '@lading/domain/accreditation/satisfaction/satisfaction-form'
import { Button, Divider, Fieldset, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAct } from '#lib/act.ts'
import { usePlaces } from '#lib/places.ts'
import { DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { useAskedForm, type AskedClose } from '#ui/forms/dialogs/use-asked-close.tsx'
import { ChoiceField } from '#ui/forms/fields/ChoiceFields.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { useBound } from '#ui/forms/bound.ts'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { NumberField } from '#ui/forms/fields/NumberField.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { FilledForm, toSend, unanswered, type Answers } from './satisfaction-answers.ts'

interface Props {
  readonly transaction_id: number
  readonly onClose: () => void
  readonly closing: AskedClose
}

/** The questions themselves; none must be answered. */
export function SatisfactionQuestions({ transaction_id, onClose, closing }: Props) {
  const form = useSchemaForm<Answers>(FilledForm, unanswered)
  useAskedForm(form, closing)
  const answer = useAct(answerSatisfactionForm, {
    done: ({ control_number }) => `Thank you. The control number of your answers is ${control_number}.`,
    onDone: onClose,
  })
  const send = (answers: Answers) => answer.mutate({ params: { id: transaction_id }, body: toSend(answers) })
  return (
    <Form form={form} onSubmit={send} problem={answer.error} busy={answer.isPending} label="Client satisfaction">
      <AboutYou />
      <Charter />
      <Part title="The service">
        {dimensions.map(({ code, statement, online_statement }) => (
          <ChoiceField
            key={code}
            name={`ratings.${code}`}
            label={online_statement ?? statement}
            choices={scale}
            inline
          />
        ))}
      </Part>
      <Part title="In your words">
        <LongTextField name="suggestions" label="How could we do better?" maxLength={5000} wide />
        <TextField name="email" type="email" label="E-mail address, if you wish an answer" autoComplete="email" />
      </Part>
      <DialogFoot>
        <Button variant="default" onClick={closing.close}>
          Not now
        </Button>
        <Button type="submit" loading={answer.isPending}>
          Send the answers
        </Button>
      </DialogFoot>
    </Form>
  )
}

const scale = scaleAnswers.map((value) => ({ value, label: scaleLabels[value] }))

function AboutYou() {
  const regions = usePlaces('region', '')
  return (
    <Part title="About you">
      <ChoiceField
        name="client_type"
        label="You came as"
        choices={clientTypes.map((value) => ({ value, label: clientTypeLabels[value] }))}
        inline
      />
      <div className="fields">
        <ChoiceField
          name="sex"
          label="Sex"
          choices={[
            { value: 'female', label: 'Female' },
            { value: 'male', label: 'Male' },
          ]}
          inline
        />
        <NumberField name="age" label="Age" min={1} max={120} />
        <SelectField
          name="region"
          label="Region where you live"
          choices={(regions.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          clearable
        />
      </div>
    </Part>
  )
}

/** Who did not know of the charter is asked nothing more about it. */
function Charter() {
  const { value: awareness } = useBound<number | null>('CC1')
  const isAware = awareness !== null && awareness !== NOT_AWARE
  return (
    <Part title="The Citizen’s Charter">
      {charterQuestions
        .filter(({ code }) => code === 'CC1' || isAware)
        .map(({ code, question, choices }) => (
          <ChoiceField key={code} name={code} label={question} choices={choices} />
        ))}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Divider color="var(--line)" />
      <Fieldset
        variant="unstyled"
        legend={title}
        styles={{ legend: { font: '600 var(--text-md) / 1.3 var(--serif)' } }}
      >
        <Stack gap="lg" mt="sm">
          {children}
        </Stack>
      </Fieldset>
    </>
  )
}
