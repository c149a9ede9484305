import { Stack, Text } from '@mantine/core'
import { type FormErrors, useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { hasFieldErrors } from '#lib/act.ts'
import { HoldForm, useAwaitedFiles } from './awaited/awaited-files.ts'
import { afterRules, type Rules, useRules } from './awaited/awaited-rules.ts'
import { type AnyForm, FormAround } from './bound.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useOnePress } from './one-press.ts'
import { useUnsentAnswers } from './unsent/unsent-answers.ts'
import type { AnswersAround } from './unsent/OvertakenAnswers.tsx'
import { UnsentNotice } from './unsent/UnsentNotice.tsx'
import { Foot } from '../layout/Foot.tsx'

type Values = Record<string, unknown>

/** A form whose questions are the fields of a contract schema; its messages are the schema's. */
export function useSchemaForm<V extends Values>(rules: Rules, initialValues: V): UseFormReturnType<V> {
  const { validate, mark } = useRules(rules)
  return mark(useForm<V>({ mode: 'uncontrolled', initialValues, validate }))
}

interface Props<V extends Values> {
  readonly form: UseFormReturnType<V>
  readonly onSubmit: (values: V) => void
  /** What the server refused last (`act.error`): its `errors` are put under the fields. */
  readonly problem?: Error | null
  /** While true a second submission is not sent. */
  readonly busy?: boolean
  /** Names the form for readers where a page has several. */
  readonly label?: string
  readonly children: ReactNode
}

/** A form that shows what is wrong under each field and once more above, where the focus goes. */
export function Form<V extends Values>({ form, onSubmit, problem = null, busy = false, label, children }: Props<V>) {
  const prefix = useId()
  const idOf = (name: string) => `${prefix}${name}`
  const summary = useRef<HTMLElement>(null)
  const leadsToErrors = useRef(false)
  const [isSent, setSent] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const press = useOnePress()
  const unsent = useUnsentAnswers(form, label)
  const around = useRef<HTMLFormElement>(null)
  const discard = () => {
    unsent.discard()
    // The button is gone: the focus stays in the form, on no field, since a date would open its calendar.
    around.current?.setAttribute('tabindex', '-1')
    around.current?.focus()
  }

  const answers: AnswersAround = {
    idOf,
    get: (name) => form.getValues()[name],
    put: (them) => form.setValues(them as Partial<V>), // tells the fields of lists too
  }
  const { setErrors } = form
  useEffect(() => {
    if (!hasFieldErrors(problem)) return
    leadsToErrors.current = true
    setErrors(firstMessages(problem.problem.errors))
  }, [problem, setErrors])
  // After a failed submission, and only then: a field that turns wrong later must not pull the focus away.
  useEffect(() => {
    if (!leadsToErrors.current || !summary.current) return
    leadsToErrors.current = false
    summary.current.focus({ preventScroll: true })
    summary.current.scrollIntoView({ block: 'start' }) // its heading first, also where it is longer than the window
  })

  const isRight = () => {
    const { hasErrors } = form.validate()
    if (hasErrors) leadsToErrors.current = true
    return !hasErrors
  }
  const { hold, submitWhenThere, isWaiting } = useAwaitedFiles(() => {
    if (!isRight()) return
    unsent.sends(form.getValues())
    onSubmit(form.getValues())
  }, isRight)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog must not submit the form of the page beneath it.
    event.stopPropagation()
    if (busy || isWaiting || isHeld || !press.begins()) return
    setSent(true)
    setHeld(true)
    afterRules(form, () => {
      setHeld(false)
      submitWhenThere()
      press.isDrawn()
    })
  }
  return (
    <FormAround value={{ form: form as unknown as AnyForm, idOf, keepOut: unsent.keepOut }}>
      <HoldForm value={hold}>
        <form ref={around} noValidate onSubmit={submit} aria-label={label} aria-busy={busy || isWaiting || isHeld}>
          <Stack gap="lg">
            {isSent && <ErrorSummary ref={summary} errors={form.errors} idOf={idOf} />}
            {/* One that is kept as it is typed is unsent until it is saved, also after a refusal. */}
            {('unsent' in form || !isSent) && <UnsentNotice unsent={unsent} around={answers} onDiscard={discard} />}
            {children}
            {/* Stands even while empty, so that readers hear what comes into it. */}
            <Text role="status" size="sm" ta="right" {...(!isWaiting && { pos: 'absolute' })}>
              {isWaiting && 'The file is still uploading. The form is sent when the upload is complete.'}
            </Text>
          </Stack>
        </form>
      </HoldForm>
    </FormAround>
  )
}

/** The buttons at the end of a form, the primary one last. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <Foot>{children}</Foot>
}

function firstMessages(errors: Readonly<Record<string, readonly string[]>> = {}): FormErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages[0]]))
}
