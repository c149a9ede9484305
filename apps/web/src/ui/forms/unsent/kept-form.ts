import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import { useSession } from '#lib/session.ts'
import { unsentStore } from './unsent-store.ts'

/** One text that is kept as it is typed, through a reload or the end of a session, until it is sent. */
export function useKeptText(place: string, given: string) {
  const { read, keep, forget } = useStore<string>(place)
  const [text, setText] = useState(() => read() ?? given)
  const write = (next: string) => {
    setText(next)
    if (next === given) forget()
    else keep(next)
  }
  return [text, write, forget] as const
}

/** A form whose answers are kept as they are typed. Call `forget` once they were sent (`onSent` of an act). */
export function useKeptForm<V extends Record<string, unknown>>(
  place: string,
  schema: z.ZodType,
  given: V,
): { form: UseFormReturnType<V>; forget: () => void; was_kept: boolean } {
  const { read, keep, forget } = useStore<V>(place)
  const [start] = useState(read)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: start ? { ...given, ...start } : given,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: keep,
  })
  return { form: Object.assign(form, { [KEPT]: true }), forget, was_kept: start !== undefined }
}

const KEPT = Symbol('kept')

/** Whether a form keeps what is typed by itself. */
export function isKept(form: object): boolean {
  return KEPT in form
}

/** The page's address names the transaction; `place` names the form on it. */
function useStore<T>(place: string) {
  const { pathname } = useLocation()
  return unsentStore<T>(useSession().user?.id, pathname, place)
}
