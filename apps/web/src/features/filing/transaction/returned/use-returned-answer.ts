import type { PlainDate } from '@lading/domain/dates/plain-date'
import { SaveConflict, saveAnswers, type AnswerConflict, type Filing } from '@lading/contract/filing/filing'
import { fieldAt } from '@lading/contract/forms/form-answers'
import { answerAt, isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import { answersUnder } from '@lading/domain/filing/returned-answer'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { CallFailed } from '#lib/transport.ts'
import { useToday } from '#lib/today.ts'
import { answersOf, blockersOf, fieldName, formOf, tidied } from '../../draft/draft-form.ts'

interface Hearing {
  readonly onSaved: (filing: Filing) => void
  readonly onTyped: (is: boolean) => void
}

/** The fields of one returned item: what they began with, what differs, and how it is saved and refused. */
export function useReturnedAnswer(code: string, began: Filing, { onSaved, onTyped }: Hearing) {
  const definition = formOf(began)
  const today = useToday()
  const paths = answersUnder(code, definition.bundles).filter((path) => !fieldAt(definition, path)?.computed)
  const [refusal, setRefusal] = useState('')
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>([])
  const form = useForm<Form>({
    mode: 'uncontrolled',
    initialValues: answersOf(began),
    onValuesChange: () => onTyped(changed(began).length > 0),
  })
  const act = useAct(saveAnswers, {
    quiet: true,
    stale: [],
    onDone: ({ filing, errors }) => {
      setRefusal(firstOf(paths, errors))
      onSaved(filing)
      onTyped(changed(filing).length > 0) // also while it was sent
    },
  })

  const changed = (since: Filing) => {
    const known = answersOf(since)
    const { form: now, errors } = tidied(definition, form.getValues(), known)
    return paths.filter(
      (path) => errors[fieldName(path, known)] || !isSameAnswer(answerAt(now, path), answerAt(known, path)),
    )
  }

  function save(since = began) {
    const known = answersOf(since)
    const { form: now, errors } = tidied(definition, form.getValues(), known)
    const names = paths.map((path) => fieldName(path, known))
    const wrong = firstOf(names, errors) || faultIn(since, now, paths, today)
    setRefusal(wrong)
    if (wrong) return
    const sent = changed(since).length > 0 ? changed(since) : paths
    const patch = sent.map((path) => ({ path, value: answerAt(now, path), base: answerAt(known, path) }))
    const body = { patch }
    act.mutate({ params: { id: since.transaction_id }, body }, { onError: (error) => setConflicts(conflictsIn(error)) })
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

/** What is wrong among answers that come back together, as those who choose among them must know. */
const faultIn = (filing: Filing, now: Form, paths: readonly string[], today: PlainDate) =>
  paths.length > 1 ? (blockersOf(filing, today, now).find(({ path }) => paths.includes(path))?.message ?? '') : ''

const firstOf = (names: readonly string[], errors: Readonly<Record<string, string>>) =>
  names.map((name) => errors[name]).find(Boolean) ?? ''

const refusedBy = (error: Error | null) =>
  error instanceof CallFailed ? SaveConflict.safeParse(error.problem.details).data : undefined
const conflictsIn = (error: Error) => refusedBy(error)?.conflicts ?? []
const standsNow = (error: Error | null) => refusedBy(error)?.filing
