import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { useUnsentWork, type UnsentWork, type Values } from './unsent-work.ts'

/** A form with the keeper of what is typed in it; call `unsent.forgetSent` once it was sent (`onSent` of an act). */
export type KeptForm<V extends Values> = UseFormReturnType<V> & { readonly unsent: UnsentWork<V> }

/** A form whose answers are kept as they are typed, and with them what it `proposed`: leaving its page loses nothing. */
export function useKeptForm<V extends Values>(
  place: string,
  schema: z.ZodType,
  given: V,
  proposed?: readonly (string & keyof V)[],
): KeptForm<V> {
  const unsent = useUnsentWork(place, given, proposed)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: { ...given, ...unsent.found },
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: unsent.keep,
  })
  return Object.assign(form, { unsent })
}

/** One text outside of a form, kept in the same way; its `box` takes `id` and `ref`, and the notice what it needs. */
export function useKeptText(place: string, given: string) {
  const unsent = useUnsentWork(place, { text: given })
  const [text, setText] = useState(unsent.found?.text ?? given)
  const box = useRef<HTMLTextAreaElement>(null)
  const write = (next: string) => {
    setText(next)
    unsent.keep({ text: next })
  }
  const discard = () => {
    setText(given)
    unsent.forget()
    box.current?.focus() // the button is gone
  }
  const id = useId()
  const around = { idOf: () => id, get: () => text, put: (them: Values) => write(String(them['text'])) }
  return { id, box, text, setText, write, unsent, notice: { unsent, around, onDiscard: discard } }
}
