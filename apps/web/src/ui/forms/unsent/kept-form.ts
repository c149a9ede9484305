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

/** What was typed, and what stood in the form before. */
interface Kept<V> {
  readonly over: V
  readonly typed: V
}

/** What an earlier visit typed and did not send, which is in the form again. */
export interface Unsaved {
  /** Whether other answers were saved since. */
  readonly is_outdated: boolean
  /** Puts what stands now in its place. */
  discard(): void
}

/** A form whose answers are kept as they are typed. Call `forget` once they were sent (`onSent` of an act). */
export function useKeptForm<V extends Record<string, unknown>>(
  place: string,
  schema: z.ZodType,
  given: V,
): { form: UseFormReturnType<V>; forget: () => void; unsaved: Unsaved | undefined } {
  const { read, keep, forget } = useStore<Kept<V>>(place)
  const [start, setStart] = useState(read)
  const [over] = useState(start?.over ?? given)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: { ...given, ...start?.typed },
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (typed) => keep({ over, typed }),
  })
  const discard = () => {
    form.setInitialValues(given)
    form.reset()
    forget()
    setStart(undefined)
  }
  const is_outdated = JSON.stringify(over) !== JSON.stringify(given)
  return { form: Object.assign(form, { [KEPT]: true }), forget, unsaved: start && { is_outdated, discard } }
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
