import type { Application, ReturnedItem } from '@lading/contract/applications'
import { businessFieldAt } from '@lading/contract/forms/business-fields'
import type { Form as Answers } from '@lading/domain/filing/form-path'
import { isAnsweredOtherwise, scopeAnswer } from '@lading/domain/filing/returned-answer'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AnswerField } from '#ui/business-form/AnswerField'
import { Form } from '#ui/Form'
import { ConflictList } from '../draft/ConflictList.tsx'
import { fieldName } from '../draft/draft-form.ts'
import { ScopeFields } from '../scope/ScopeFields.tsx'
import { answersOf, useReturnedAnswer } from './use-returned-answer.ts'

interface Props {
  readonly item: ReturnedItem
  readonly application: Application
  readonly onChanged: (application: Application) => void
  readonly onUnsaved: (item: number, is: boolean) => void
}

/** What was returned, as fields of its own; what a colleague saves meanwhile stands in them unless something is typed. */
export function ReturnedAnswer(props: Props) {
  const { item, application } = props
  const [isTyped, setTyped] = useState(false)
  const [began, setBegan] = useState({ application, edition: 0 })
  const isNewer = application.form_version > began.application.form_version
  const [stood, stands] = [answersOf(began.application), answersOf(application)]
  if (isNewer && !isTyped && isAnsweredOtherwise(item.code, stood, stands)) {
    setBegan({ application, edition: began.edition + 1 })
  }
  return (
    <Fields
      key={began.edition}
      {...props}
      application={began.application}
      onChanged={(saved) => {
        setTyped(false)
        setBegan(({ edition }) => ({ application: saved, edition }))
        props.onChanged(saved)
      }}
      onUnsaved={(id, is) => {
        setTyped(is)
        props.onUnsaved(id, is)
      }}
    />
  )
}

/** One answer, or a scope with its capital; saved with a button. */
function Fields({ item, application, onChanged, onUnsaved }: Props) {
  const isScope = item.code === scopeAnswer.path
  const known = answersOf(application)
  const answer = useReturnedAnswer(item.code, application, {
    onTyped: (is) => onUnsaved(item.id, is),
    onSaved: (saved) => {
      onUnsaved(item.id, false)
      onChanged(saved)
    },
  })
  return (
    <Form form={answer.form} onSubmit={() => answer.save()} busy={answer.isSaving} label={item.label}>
      <div className="returned-answer" data-scope={isScope || undefined}>
        {isScope && <ScopeFields minimum_capital={application.minimum_capital} />}
        {answer.paths.map((path) => (
          <Answer key={path} path={path} known={known} />
        ))}
        <Button type="submit" size="sm" variant="default" loading={answer.isSaving}>
          Save<span className="vh"> {item.label}</span>
        </Button>
      </div>
      {answer.reason && (
        <p className="reason" role="alert">
          {answer.reason}
        </p>
      )}
      <ConflictList
        conflicts={answer.conflicts}
        keepMine={(conflict) => answer.choose(conflict, true)}
        takeTheirs={(conflict) => answer.choose(conflict, false)}
      />
    </Form>
  )
}

function Answer({ path, known }: { path: string; known: Answers }) {
  const field = businessFieldAt(path)
  return field && <AnswerField path={fieldName(path, known)} field={field} />
}
