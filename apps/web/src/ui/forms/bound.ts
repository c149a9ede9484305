import type { UseFormReturnType } from '@mantine/form'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { ensure } from '@lading/domain/ensure'
import { afterPress } from './after-press.ts'
import { afterRules, expectRules } from './awaited/awaited-rules.ts'

export type AnyForm = UseFormReturnType<Record<string, unknown>>

/** The form around a field. */
interface FormContext {
  readonly form: AnyForm
  readonly idOf: (name: string) => string
  readonly keepOut: (name: string) => void
}

export const FormAround = createContext<FormContext | null>(null)

/** What a field needs to live in the form around it. */
export interface FieldBinding<T> {
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
export function useBound<T>(name: string, list?: string): FieldBinding<T> {
  const context = useContext(FormAround)
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
  const keepOut = useContext(FormAround)?.keepOut
  useEffect(() => {
    if (isSecret) keepOut?.(name)
  })
}

/** A list among the answers: what its rows are, and how one is added or taken out with its errors. */
export interface BoundList<R> extends Pick<FieldBinding<readonly R[]>, 'id' | 'value' | 'error'> {
  readonly add: (...rows: readonly R[]) => void
  readonly remove: (index: number) => void
}

/** Binds a list to the form by its name (`officers`); its fields bind themselves (`officers.0.name`). */
export function useBoundList<R>(name: string): BoundList<R> {
  const { id, value, error } = useBound<readonly R[]>(name)
  const context = ensure(useContext(FormAround), 'a form around the field')
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
