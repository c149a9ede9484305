import type { UseFormReturnType } from '@mantine/form'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePortal } from '#lib/portal.ts'
import { useSession } from '#lib/session.ts'
import { AroundForm } from '../around-form.ts'
import { isKept } from './kept-form.ts'
import { unsentStore } from './unsent-store.ts'

type Values = Record<string, unknown>

/** An answer that was changed and not sent: what stood there, what was typed. */
interface Change {
  readonly from: unknown
  readonly to: unknown
}

/**
 * Keeps what somebody typed when their session ends without their doing, in this tab and for them alone, and puts it back
 * when they are at the same form again. Passwords, codes and files are not kept. Says whether something was put back.
 * A form that keeps itself as it is typed (`useKeptForm`) is left alone.
 */
export function useUnsentWork<V extends Values>(form: UseFormReturnType<V>, label: string | undefined) {
  const { pathname, search } = useLocation()
  const { session } = usePortal()
  const owner = useSession().user?.id
  const around = useContext(AroundForm)
  const secrets = useRef(new Set<string>())
  const names = Object.keys(form.getInitialValues())
  const store = unsentStore<Record<string, Change>>(owner, pathname + search, around, label ?? '', ...names)
  const [found] = useState(() => (owner === undefined ? {} : stillApt(store.read() ?? {}, form.getInitialValues())))

  const putBack = useEffectEvent(() => {
    if (isEmpty(found)) return
    store.forget()
    form.setValues(found as Partial<V>)
  })
  const keep = useEffectEvent(() => {
    const isOver = owner !== undefined && !isKept(form) && session.current().user === null && !session.wasLeft()
    const changes = isOver ? changesIn(form, secrets.current) : {}
    if (!isEmpty(changes)) store.keep(changes)
  })
  useEffect(() => {
    putBack()
    return () => keep() // the frame takes its page away as soon as the session is over
  }, [])
  return { isBack: !isEmpty(found), keepOut: (name: string) => secrets.current.add(name) }
}

function changesIn<V extends Values>(form: UseFormReturnType<V>, secrets: ReadonlySet<string>): Record<string, Change> {
  const before = form.getInitialValues()
  const changed = Object.entries(form.getValues()).filter(
    ([name, value]) => !secrets.has(name) && !holdsFile(value) && !isSame(value, before[name]),
  )
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name], to }]))
}

/** What was typed over answers that still are what they were: another's change is not written over. */
function stillApt(changes: Record<string, Change>, now: Values): Values {
  const apt = Object.entries(changes).filter(([name, { from }]) => isSame(now[name], from))
  return Object.fromEntries(apt.map(([name, { to }]) => [name, to]))
}

const isEmpty = (some: object) => Object.keys(some).length === 0
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const holdsFile = (value: unknown) => [value].flat().some((one) => one instanceof Blob)
