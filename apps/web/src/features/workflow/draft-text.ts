import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { z } from 'zod'
import { currentSession } from '#lib/session.ts'
import { useTransaction } from './open-transaction.ts'

/** Words somebody types in a case, kept in this tab through a reload or a forced logout until they are sent. */
export interface Unsaved<T> {
  readonly found: T | undefined
  readonly keep: (words: T) => void
  readonly forget: () => void
}

/** Where the words of one place of the case are kept; another person at the same browser does not find them. */
export function useUnsaved<T>(place: string): Unsaved<T> {
  const { transaction } = useTransaction()
  const key = `words/${currentSession().user?.id}/${transaction.transaction_id}/${place}`
  return {
    found: read<T>(key),
    keep: (words) => sessionStorage.setItem(key, JSON.stringify(words)),
    forget: () => sessionStorage.removeItem(key),
  }
}

/** One text that is kept as it is typed. `given` stands there until somebody changes it. */
export function useDraftText(place: string, given: string) {
  const { found, keep, forget } = useUnsaved<string>(place)
  const [text, setText] = useState(found ?? given)
  const write = (next: string) => {
    setText(next)
    if (next === given) forget()
    else keep(next)
  }
  return [text, write, forget] as const
}

/** A form whose answers are kept as they are given. Call `forget` once they were sent. */
export function useDraftForm<V extends Record<string, unknown>>(
  place: string,
  schema: z.ZodType,
  given: V,
): { form: UseFormReturnType<V>; forget: () => void; was_kept: boolean } {
  const { found, keep, forget } = useUnsaved<V>(place)
  const [start] = useState(found)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: start ? { ...given, ...start } : given,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: keep,
  })
  return { form, forget, was_kept: start !== undefined }
}

function read<T>(key: string): T | undefined {
  const text = sessionStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as T)
}
