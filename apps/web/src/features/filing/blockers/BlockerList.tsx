import type { Blocker } from '@lading/contract/check-filing'
import { List, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import classes from './Blockers.module.css'

export type Shown = Pick<Blocker, 'path' | 'message' | 'step'>

interface Props {
  readonly blockers: readonly Shown[]
  /** Where the field of one stands; undefined where it cannot be changed here. */
  readonly linkTo: (blocker: Shown) => string | undefined
  /** The server refused with these: the focus comes here. */
  readonly isRefusal?: boolean
}

/** What stops a submission, each a link to its field. */
export function BlockerList({ blockers, linkTo, isRefusal = false }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isRefusal) box.current?.focus()
  }, [isRefusal, blockers])
  if (blockers.length === 0) return null
  return (
    <section
      ref={box}
      className={classes.box}
      aria-label="Left to do"
      tabIndex={-1}
      {...(isRefusal && { role: 'alert' })}
    >
      <Title order={3} fz="sm" ff="text">
        {blockers.length === 1
          ? 'Correct this before you submit'
          : `Correct these ${blockers.length} before you submit`}
      </Title>
      <List fz="sm">
        {blockers.map((one) => {
          const to = linkTo(one)
          return (
            <List.Item key={`${one.path} ${one.message}`}>
              {to === undefined ? one.message : <Link to={to}>{one.message}</Link>}
            </List.Item>
          )
        })}
      </List>
    </section>
  )
}

/** Own blockers, then what the server refused besides: each reason once. */
export function withRefused(own: readonly Shown[], refused: Readonly<Record<string, readonly string[]>>): Shown[] {
  const more = Object.entries(refused).flatMap(([path, messages]): Shown[] =>
    messages.map((message) => ({ path, message, step: path.startsWith('documents.') ? 2 : 1 })),
  )
  return [
    ...own,
    ...more.filter((one) => !own.some(({ path, message }) => path === one.path && message === one.message)),
  ]
}
