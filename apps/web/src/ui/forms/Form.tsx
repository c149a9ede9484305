import { Text } from '@mantine/core'
import { type FormErrors, useForm, type UseFormReturnType } from '@mantine/form'
import { createContext, useContext, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ensure } from '@lading/domain/ensure'
import { hasFieldErrors } from '#lib/act.ts'
import { afterPress } from './after-press.ts'
import { HoldForm, useAwaitedFiles } from './awaited/awaited-files.ts'
import { afterRules, expectRules, type Rules, useRules } from './awaited/awaited-rules.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useUnsentWork } from './unsent/unsent-work.ts'
import { Notice } from '../messages/Notice.tsx'
import { Foot } from '../layout/Foot.tsx'

type Values = Record<string, unknown>
type AnyForm = UseFormReturnType<Values>

/** A form whose questions are the fields of a contract schema; its messages are the schema's. */
export function useSchemaForm<V extends Values>(rules: Rules, initialValues: V): UseFormReturnType<V> {
  const { validate, mark } = useRules(rules)
  return mark(useForm<V>({ mode: 'uncontrolled', initialValues, validate }))
}

interface FormContext {
  readonly form: AnyForm
  readonly idOf: (name: string) => string
  readonly keepOut: (name: string) => void
}

const Context = createContext<FormContext | null>(null)

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
  const { isBack, keepOut } = useUnsentWork(form, label)

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
  const { hold, submitWhenThere, isWaiting } = useAwaitedFiles(() => isRight() && onSubmit(form.getValues()), isRight)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog must not submit the form of the page beneath it.
    event.stopPropagation()
    if (busy || isWaiting || isHeld) return
    setSent(true)
    setHeld(true)
    afterRules(form, () => {
      setHeld(false)
      submitWhenThere()
    })
  }
  return (
    <Context value={{ form: form as unknown as AnyForm, idOf, keepOut }}>
      <HoldForm value={hold}>
        <form noValidate onSubmit={submit} aria-label={label} aria-busy={busy || isWaiting || isHeld} className="stack">
          {isSent && <ErrorSummary ref={summary} errors={form.errors} idOf={idOf} />}
          {isBack && !isSent && (
            <Notice role="status" tone="idle">
              What you entered before your session ended has been restored.
            </Notice>
          )}
          {children}
          {/* Stands even while empty, so that readers hear what comes into it. */}
          <Text role="status" size="sm" ta="right" {...(!isWaiting && { pos: 'absolute' })}>
            {isWaiting && 'The file is still uploading. The form is sent when the upload is complete.'}
          </Text>
        </form>
      </HoldForm>
    </Context>
  )
}

/** The buttons at the end of a form, the primary one last. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <Foot>{children}</Foot>
}

/** What a field needs to live in the form around it. */
export interface Bound<T> {
  readonly id: string
  readonly value: T
  readonly error: ReactNode
  /** Answered, left, and nothing wrong with it. */
  readonly isRight: boolean
  readonly set: (value: T) => void
  /** Looks at it again, as when it is left: another answer has changed what it must be. */
  readonly check: () => void
  /** Says what is wrong with it, where the field knows more than the schema. */
  readonly fail: (message: string) => void
  readonly onBlur: () => void
}

/**
 * Binds a field to the form by its name (`tin`, `officers.0.last_name`); only the field is drawn again as one types.
 * `list` is looked at with it when it is left.
 */
export function useBound<T>(name: string, list?: string): Bound<T> {
  const context = useContext(Context)
  if (!context) throw new Error(`The field ${name} stands outside a form`)
  const { form, idOf } = context
  const value = form.useWatchValue(name) as T
  const touched = useRef(false)
  const [isChecked, setChecked] = useState(false)

  const set = (next: T) => {
    touched.current = true
    expectRules(form)
    setChecked(false)
    form.setFieldValue(name, next, { forceUpdate: false })
  }
  const check = () =>
    afterRules(form, () => {
      form.validateField(name)
      if (list !== undefined) form.validateField(list)
      setChecked(true)
    })
  const onBlur = () => {
    if (touched.current) afterPress(check)
  }
  const error = form.errors[name]
  const isRight = isChecked && !error && !isBlank(value)
  const fail = (message: string) => form.setFieldError(name, message)
  return { id: idOf(name), value, error, isRight, set, check, fail, onBlur }
}

/** A field whose answer is never kept on this device, be it that its form is. */
export function useSecret(name: string, isSecret = true): void {
  const keepOut = useContext(Context)?.keepOut
  useEffect(() => {
    if (isSecret) keepOut?.(name)
  })
}

/** A list among the answers: what its rows are, and how one is added or taken out with its errors. */
export interface BoundList<R> extends Pick<Bound<readonly R[]>, 'id' | 'value' | 'error'> {
  readonly add: (...rows: readonly R[]) => void
  readonly remove: (index: number) => void
}

/** Binds a list to the form by its name (`officers`); its fields bind themselves (`officers.0.name`). */
export function useBoundList<R>(name: string): BoundList<R> {
  const { id, value, error } = useBound<readonly R[]>(name)
  const context = ensure(useContext(Context), 'a form around the field')
  const { form } = context
  return {
    id,
    value,
    error,
    add: (...rows) => {
      form.clearFieldError(name)
      for (const row of rows) form.insertListItem(name, row)
    },
    remove: (index) => form.removeListItem(name, index),
  }
}

const isBlank = (value: unknown) => value === '' || value === null || value === undefined

function firstMessages(errors: Readonly<Record<string, readonly string[]>> = {}): FormErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages[0]]))
}
