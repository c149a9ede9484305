import { saveAnswers, type Application, type ReturnedItem } from '@lading/contract/applications'
import { businessFieldAt } from '@lading/contract/business-fields'
import { BusinessProfileDraft } from '@lading/contract/businesses'
import { answerAt, type Form as Answers } from '@lading/domain/applications/form-path'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#lib/act'
import { CallFailed } from '#lib/api'
import { AnswerField } from '#ui/business-form/AnswerField'
import { Form } from '#ui/Form'
import { fieldName, valuesOf, type DraftValues } from '../draft/draft-form.ts'

interface Props {
  readonly item: ReturnedItem
  readonly application: Application
  readonly onChanged: (application: Application) => void
  readonly onUnsaved: (item: number, is: boolean) => void
}

/** The one answer that was returned, as a field of its own; it is saved with a button, not as one types. */
export function ReturnedAnswer({ item, application, onChanged, onUnsaved }: Props) {
  const field = businessFieldAt(item.code)
  const [refusal, setRefusal] = useState('')
  const known: Answers = { ...valuesOf(application) }
  const form = useForm<DraftValues>({
    mode: 'uncontrolled',
    initialValues: valuesOf(application),
    onValuesChange: () => onUnsaved(item.id, isChanged()),
  })
  const act = useAct(saveAnswers, {
    quiet: true,
    stale: [],
    onDone: ({ application: changed, errors }) => {
      setRefusal(errors[item.code] ?? '')
      onUnsaved(item.id, false)
      onChanged(changed)
    },
  })
  if (!field) return null

  const typed = () => answerAt(BusinessProfileDraft.safeParse(form.getValues()).data ?? known, item.code)
  const isChanged = () => typed() !== answerAt(known, item.code)
  const save = () =>
    act.mutate({
      params: { id: application.accreditation_id },
      body: {
        base_version: application.form_version,
        patch: [{ path: item.code, value: typed(), base: answerAt(known, item.code) }],
      },
    })
  const failure = act.error instanceof CallFailed ? Object.values(act.error.problem.errors ?? {}).flat()[0] : undefined
  return (
    <Form form={form} onSubmit={save} busy={act.isPending} label={item.label}>
      <div className="returned-answer">
        <AnswerField path={fieldName(item.code, known)} field={field} />
        <Button type="submit" size="sm" variant="default" loading={act.isPending}>
          Save<span className="vh"> {item.label}</span>
        </Button>
      </div>
      {(refusal || act.error) && (
        <p className="reason" role="alert">
          {refusal || failure || act.error?.message}
        </p>
      )}
    </Form>
  )
}
