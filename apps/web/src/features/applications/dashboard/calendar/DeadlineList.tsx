import type { Deadline } from '@lading/contract/deadlines'
import { isOverdue } from '@lading/domain/deadlines/deadline'
import { addDays, daysBetween, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { Anchor, Box, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { deadlineText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { DeadlineIcon } from './DeadlineIcon.tsx'
import classes from './DeadlineList.module.css'

/** What lies further ahead is shown when it is asked for. */
const AHEAD_DAYS = 120

interface Props {
  readonly deadlines: readonly Deadline[]
  readonly today: PlainDate
}

/** The deadlines in the order of their days, those that have passed first. */
export function DeadlineList({ deadlines, today }: Props) {
  const [isWhole, setWhole] = useState(false)
  const near = deadlines.filter(({ on }) => on <= addDays(today, AHEAD_DAYS))
  const shown = isWhole ? deadlines : near
  const later = deadlines.length - near.length
  return (
    <>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {later > 0
            ? 'Nothing is due in the next four months.'
            : 'Nothing is due. Reports, permits, renewals and payments appear here.'}
        </Text>
      ) : (
        <RuledList fz="sm" aria-label="Deadlines">
          {shown.map((one) => (
            <DeadlineLine key={one.key} deadline={one} today={today} />
          ))}
        </RuledList>
      )}
      {later > 0 && !isWhole && (
        <Button variant="subtle" size="compact-sm" mt="xs" ml={-8} onClick={() => setWhole(true)}>
          {later === 1 ? 'Show 1 later' : `Show ${later} later`}
        </Button>
      )}
    </>
  )
}

/** One deadline: until when, what, and how many days are left. */
export function DeadlineLine({ deadline, today }: { readonly deadline: Deadline; readonly today: PlainDate }) {
  const { on, kind, title, about, path } = deadline
  return (
    <li className={classes.line}>
      <Text component="time" inherit fw={600} className="num" style={{ whiteSpace: 'nowrap' }} dateTime={on}>
        {deadlineText(on)}
      </Text>
      <div className={classes.what}>
        <DeadlineIcon kind={kind} />
        <div>
          <Anchor component={Link} to={path} inherit fw={600}>
            {title}
          </Anchor>
          {about && <SmallRow>{about}</SmallRow>}
        </div>
      </div>
      <Box ta="right" style={{ whiteSpace: 'nowrap' }}>
        {isOverdue({ on: plainDate(on) }, today) ? (
          <Mark tone="stopped" plain size="sm">
            Overdue
          </Mark>
        ) : (
          <SmallRow>
            <span className="num">{leftText(daysBetween(today, plainDate(on)))}</span>
          </SmallRow>
        )}
      </Box>
    </li>
  )
}

function leftText(days: number): string {
  if (days === 0) return 'Today'
  return days === 1 ? 'Tomorrow' : `In ${days} days`
}
