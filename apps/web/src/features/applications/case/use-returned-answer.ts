import { SaveConflict, saveAnswers, type AnswerConflict, type Application } from '@lading/contract/applications'
import { scopesOf } from '@lading/domain/transactions/scope'
import { answerAt, isSameAnswer, type Form as Answers } from '@lading/domain/filing/form-path'
import { answersUnder, scopeAnswer } from '@lading/domain/filing/returned-answer'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#lib/act'
import { CallFailed } from '#lib/api'
import { fieldName, tidied, valuesOf, type DraftValues } from '../draft/draft-form.ts'

interface Hearing {
  readonly onSaved: (application: Application) => void
  readonly onTyped: (is: boolean) => void
}

/** The fields of one returned item: what they began with, what differs, and how it is saved and refused. */
export function useReturnedAnswer(code: string, began: Application, { onSaved, onTyped }: Hearing) {
  const paths = answersUnder(code)
  const [refusal, setRefusal] = useState('')
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>([])
  const form = useForm<DraftValues>({
    mode: 'uncontrolled',
    initialValues: valuesOf(began),
    onValuesChange: () => onTyped(changed(began).length > 0),
  })
  const act = useAct(saveAnswers, {
    quiet: true,
    stale: [],
    onDone: ({ application, errors }) => {
      setRefusal(firstOf(paths, errors))
      onSaved(application)
    },
  })

  const changed = (since: Application) => {
    const known = answersOf(since)
    const { form: now, errors } = tidied(form.getValues(), known)
    return paths.filter(
      (path) => errors[fieldName(path, known)] || !isSameAnswer(answerAt(now, path), answerAt(known, path)),
    )
  }

  function save(since = began) {
    const known = answersOf(since)
    const { form: now, errors } = tidied(form.getValues(), known)
    const isWithoutScope = code === scopeAnswer.path && scopesOf(form.getValues()).length === 0
    const names = paths.map((path) => fieldName(path, known))
    const wrong = isWithoutScope ? 'Choose at least one scope.' : firstOf(names, errors)
    setRefusal(wrong)
    if (wrong) return
    const sent = changed(since).length > 0 ? changed(since) : paths
    const patch = sent.map((path) => ({ path, value: answerAt(now, path), base: answerAt(known, path) }))
    const body = { base_version: since.form_version, patch }
    act.mutate(
      { params: { id: since.accreditation_id }, body },
      { onError: (error) => setConflicts(conflictsIn(error)) },
    )
  }

  /** Both ways start from what stands at the server now; nothing typed is lost before somebody chose. */
  function choose(conflict: AnswerConflict, isMine: boolean) {
    const left = conflicts.filter((one) => one !== conflict)
    setConflicts(left)
    if (!isMine) form.setFieldValue(fieldName(conflict.path, answersOf(began)), conflict.theirs as never)
    const now = standsNow(act.error)
    if (left.length > 0 || !now) return
    act.reset()
    if (changed(now).length > 0) save(now)
    else onSaved(now)
  }

  const failure = act.error instanceof CallFailed ? Object.values(act.error.problem.errors ?? {}).flat()[0] : undefined
  const reason = refusal || failure || (act.error?.message ?? '')
  return { form, paths, save, isSaving: act.isPending, reason, conflicts, choose }
}

export const answersOf = (application: Application): Answers => ({ ...valuesOf(application) })

const firstOf = (names: readonly string[], errors: Readonly<Record<string, string>>) =>
  names.map((name) => errors[name]).find(Boolean) ?? ''

const refusedBy = (error: Error | null) =>
  error instanceof CallFailed ? SaveConflict.safeParse(error.problem.details).data : undefined
const conflictsIn = (error: Error) => refusedBy(error)?.conflicts ?? []
const standsNow = (error: Error | null) => refusedBy(error)?.application
