import { Anchor, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RuledList } from '../layout/RuledList.tsx'
import classes from './NoteList.module.css'

/** News, one below the other. */
export function NoteList({ mah, mx, children }: { mah?: string; mx?: number; children: ReactNode }) {
  return (
    <RuledList row={0} mah={mah} mx={mx} style={{ overflow: 'auto' }}>
      {children}
    </RuledList>
  )
}

interface Props {
  readonly title: ReactNode
  /** One line of what it says. */
  readonly text?: string
  /** From whom, and when. */
  readonly from: ReactNode
  readonly unread?: boolean
  readonly onOpen: () => void
}

/** One piece of news, to be opened. */
export function Note({ title, text, from, unread = false, onOpen }: Props) {
  return (
    <li>
      <UnstyledButton className={classes.line} data-unread={unread || undefined} onClick={onOpen}>
        {title}
        {unread && <span className="vh">, unread</span>}
        {text && (
          <Text span display="block" truncate size="dense" fw={400}>
            {text}
          </Text>
        )}
        <Text span display="block" size="xs" fw={400} c="dimmed">
          {from}
        </Text>
      </UnstyledButton>
    </li>
  )
}

/** What stands in place of news: there is none, or it could not be read. */
export function NoNotes({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" px="sm" py="xs">
      {children}
    </Text>
  )
}

/** The way to all of them. */
export function AllNotes({ to, onFollow }: { to: string; onFollow: () => void }) {
  return (
    <Anchor component={Link} to={to} className={classes.line} ta="center" onClick={onFollow}>
      View All
    </Anchor>
  )
}
