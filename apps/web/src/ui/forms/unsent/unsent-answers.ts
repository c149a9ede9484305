import type { UseFormReturnType } from '@mantine/form'
import { useContext, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { usePortal } from '#lib/portal.ts'
import { AroundForm } from '../around-form.ts'
import type { KeptForm } from './kept-form.ts'
import { useUnsentWork, type UnsentWork, type Values } from './unsent-work.ts'

/**
 * The unsent work of any form. One that is not kept as it is typed (`useKeptForm`) is kept when the session ends without
 * the person's doing, and put back once when they are at the same form again.
 */
export function useUnsentAnswers<V extends Values>(
  form: UseFormReturnType<V> & Partial<Pick<KeptForm<V>, 'unsent'>>,
  label = '',
): UnsentWork<V> & { readonly discard: () => void } {
  const { session } = usePortal()
  const { search } = useLocation()
  const around = useContext(AroundForm)
  const given = form.getInitialValues()
  const atEnd = useUnsentWork(form.unsent ? 'kept' : [search, around, label, ...Object.keys(given)].join('/'), given)
  const unsent = form.unsent ?? atEnd

  const putBack = useEffectEvent(() => {
    if (form.unsent || !atEnd.found) return
    atEnd.keep(given) // nothing: it comes back once
    form.setValues(atEnd.found)
  })
  const keep = useEffectEvent(() => {
    const isOver = session.current().user === null && !session.wasLeft()
    if (isOver && !form.unsent) atEnd.keep(form.getValues())
  })
  useEffect(() => {
    putBack()
    return () => keep() // the frame takes its page away as soon as the session is over
  }, [])

  const discard = () => {
    form.setInitialValues(unsent.given)
    form.reset()
    unsent.forget()
  }
  return { ...unsent, discard }
}
