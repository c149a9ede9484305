import { ActionIcon, Divider, Popover, Title } from '@mantine/core'
import { shortenText } from '@lading/domain/text/shorten-text'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { recentText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import classes from './NotificationsMenu.module.css'
import { AllNotes, NoNotes, Note, NoteList } from '../facts/NoteList.tsx'

// Specification, sections 2.6 and 9.
const SUBJECT_LENGTH = 50
const SHOWN = 5
const VIEW_ALL_ABOVE = 4
const EXACT_UP_TO = 5

/** One notification as the dropdown shows it. */
export interface NotificationLine {
  readonly id: number
  readonly subject: string
  /** Without its HTML. */
  readonly message: string
  /** Who wrote it; null where the portal itself speaks. */
  readonly from: string | null
  readonly created_at: string
  readonly is_unread: boolean
}

interface Props {
  readonly lines: readonly NotificationLine[]
  readonly unread: number
  /** Opens one; the caller marks it read. */
  readonly onOpen: (id: number) => void
  /** Where View All leads. */
  readonly viewAll: string
}

/** The bell: how many are unread, the latest five, the way to all of them. */
export function NotificationsMenu({ lines, unread, onOpen, viewAll }: Props) {
  const [opened, setOpened] = useState(false)
  const today = useToday()
  const open = (id: number) => {
    setOpened(false)
    onOpen(id)
  }
  return (
    <Popover width={380} position="bottom-end" opened={opened} onChange={setOpened} trapFocus returnFocus shadow="lg">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.bell}
          aria-label={unread > 0 ? `Notifications, ${badgeOf(unread)} unread` : 'Notifications'}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={20} stroke={1.6} />
          {unread > 0 && <span className={classes.badge}>{badgeOf(unread)}</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} maw="calc(100vw - 16px)" aria-label="Notifications">
        <Title order={2} size="h4" p="sm">
          Notifications
        </Title>
        <Divider />
        {lines.length === 0 && (
          <NoNotes>No notifications yet. Notifications about your transactions appear here.</NoNotes>
        )}
        <NoteList mah="60vh">
          {lines.slice(0, SHOWN).map((line) => (
            <Note
              key={line.id}
              title={shortenText(line.subject, SUBJECT_LENGTH)}
              text={line.message}
              from={`${line.from ?? 'System'} · ${recentText(line.created_at, today)}`}
              unread={line.is_unread}
              onOpen={() => open(line.id)}
            />
          ))}
        </NoteList>
        {lines.length > VIEW_ALL_ABOVE && <AllNotes to={viewAll} onFollow={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}

/** The exact number from 1 to 5, `5+` above. */
function badgeOf(unread: number): string {
  return unread > EXACT_UP_TO ? `${EXACT_UP_TO}+` : String(unread)
}
