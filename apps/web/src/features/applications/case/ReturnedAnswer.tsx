import { saveAnswers, type Application, type ReturnedItem } from '@lading/contract/applications'
import { businessFieldAt } from '@lading/contract/business-fields'
import { scopesOf } from '@lading/domain/accreditation/scope'
import { answerAt, isSameAnswer, type Form as Answers } from '@lading/domain/applications/form-path'
import { answersUnder, scopeAnswer } from '@lading/domain/applications/returned-answer'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#lib/act'
import { CallFailed } from '#lib/api'
import { AnswerField } from '#ui/business-form/AnswerField'
import { Form } from '#ui/Form'
import { fieldName, tidied, valuesOf, type DraftValues } from '../draft/draft-form.ts'
import { ScopeFields } from '../scope/ScopeFields.tsx'

interface Props {
  readonly item: ReturnedItem
  readonly application: Application
  readonly onChanged: (application: Application) => void
  readonly onUnsaved: (item: number, is: boolean) => void
}

/** What was returned, as fields of its own: one answer, or a scope with its capital; saved with a button. */
export function ReturnedAnswer({ item, application, onChanged, onUnsaved }: Props) {
  const paths = answersUnder(item.code)
  const isScope = item.code === scopeAnswer.path
  const [refusal, setRefusal] = useState('')
  const known: Answers = { ...valuesOf(application) }
  const form = useForm<DraftValues>({
    mode: 'uncontrolled',
    initialValues: valuesOf(application),
    onValuesChange: () => onUnsaved(item.id, changed().length > 0),
  })
  const act = useAct(saveAnswers, {
    quiet: true,
    stale: [],
    onDone: ({ application: saved, errors }) => {
      setRefusal(firstOf(paths, errors))
      onUnsaved(item.id, false)
      onChanged(saved)
    },
  })

  const typed = () => tidied(form.getValues(), known)
  const changed = () => {
    const { form: now, errors } = typed()
    return paths.filter(
      (path) => errors[fieldName(path, known)] || !isSameAnswer(answerAt(now, path), answerAt(known, path)),
    )
  }
  const save = () => {
    const { form: now, errors } = typed()
    const names = paths.map((path) => fieldName(path, known))
    const wrong =
      isScope && scopesOf(form.getValues()).length === 0 ? 'Choose at least one scope.' : firstOf(names, errors)
    setRefusal(wrong)
    if (wrong) return
    const patch = (changed().length > 0 ? changed() : paths).map((path) => ({
      path,
      value: answerAt(now, path),
      base: answerAt(known, path),
    }))
    act.mutate({
      params: { id: application.accreditation_id },
      body: { base_version: application.form_version, patch },
    })
  }
  const failure = act.error instanceof CallFailed ? Object.values(act.error.problem.errors ?? {}).flat()[0] : undefined
  return (
    <Form form={form} onSubmit={save} busy={act.isPending} label={item.label}>
      <div className="returned-answer" data-scope={isScope || undefined}>
        {isScope && <ScopeFields minimum_capital={application.minimum_capital} />}
        {paths.map((path) => (
          <Answer key={path} path={path} known={known} />
        ))}
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

function Answer({ path, known }: { path: string; known: Answers }) {
  const field = businessFieldAt(path)
  return field && <AnswerField path={fieldName(path, known)} field={field} />
}

const firstOf = (names: readonly string[], errors: Readonly<Record<string, string>>) =>
  names.map((name) => errors[name]).find(Boolean) ?? ''
