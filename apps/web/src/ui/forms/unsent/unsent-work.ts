import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { unsentStore, type Changes } from '#lib/session/unsent-store.ts'
import { useSession } from '#lib/session.ts'

export type Values = Record<string, unknown>

/** What somebody typed in one form and did not send. */
export interface UnsentWork<V> {
  /** What stands without it. */
  readonly given: V
  /** What an earlier visit typed, which is in the form again; undefined where nothing was. */
  readonly found: Partial<V> | undefined
  /** The names of those in whose place others saved something else since. */
  readonly outdated: readonly (string & keyof V)[]
  /** Keeps what differs from what was given, and nothing where nothing does. */
  readonly keep: (answers: V) => void
  /** An answer that is never kept, such as a password. */
  readonly keepOut: (name: string) => void
  /** These answers are being sent. */
  readonly sends: (answers: V) => void
  /** What was sent has arrived: what was typed since stays kept, over that. */
  readonly forgetSent: () => void
  /** It was discarded, or its form is closed. */
  readonly forget: () => void
}

/**
 * The keeper of unsent work: in this tab, for this person alone, until it is sent, discarded, or they log out. The
 * page's address names what it is about, `place` the form on it. A file that is not uploaded is not kept. It knows nothing
 * of when to keep. What the form proposes by today (`proposed`) goes along with what is typed.
 */
export function useUnsentWork<V extends Values>(
  place: string,
  given: V,
  proposed: readonly string[] = [],
): UnsentWork<V> {
  const { pathname } = useLocation()
  const store = unsentStore(useSession().user?.id, `${pathname}/${place}`)
  const [before, setBefore] = useState(store.read)
  // What is typed is typed over what stood there as the form was opened; once it was sent, over what stands now.
  const [opened, setOpened] = useState<V | undefined>(given)
  const secrets = useRef(new Set<string>())
  const base = opened ?? given
  const sent = useRef<Values>({})
  const latest = useRef<Values>({})
  const isKept = ([name, value]: [string, unknown]) => !secrets.current.has(name) && !holdsFile(value)

  const keep = (answers: V) => {
    latest.current = answers
    const open = Object.entries(answers).filter(isKept)
    const isTyped = ([name, value]: [string, unknown]) => !isSame(value, base[name])
    const typed = open.some(isTyped) ? open.filter((answer) => isTyped(answer) || proposed.includes(answer[0])) : []
    store.keep(
      Object.fromEntries(typed.map(([name, to]) => [name, { from: (before[name] ?? { from: base[name] }).from, to }])),
    )
  }
  const forget = () => {
    store.forget()
    setBefore(nothing)
    setOpened(undefined)
  }
  const sends = (answers: V) => {
    sent.current = answers
    latest.current = answers
  }
  const forgetSent = () => {
    const stands = sent.current
    const since = Object.entries(latest.current).filter(isKept)
    forget()
    store.keep(
      Object.fromEntries(
        since.filter(([name, to]) => !isSame(to, stands[name])).map(([name, to]) => [name, { from: stands[name], to }]),
      ),
    )
  }
  // What is saved by now was sent, although its reply was lost.
  const changes = Object.entries(before).filter(([name, { to }]) => !isSame(to, given[name]))
  return {
    given,
    found:
      changes.length > 0 ? (Object.fromEntries(changes.map(([name, { to }]) => [name, to])) as Partial<V>) : undefined,
    outdated: changes.flatMap(([name, { from }]) =>
      proposed.includes(name) || isSame(from, given[name]) ? [] : [name as string & keyof V],
    ),
    keep,
    keepOut: (name) => secrets.current.add(name),
    sends,
    forgetSent,
    forget,
  }
}

const nothing: Changes = {}
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const holdsFile = (value: unknown) => [value].flat().some((one) => one instanceof Blob)
