import { Anchor, Popover, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayText, deadlineText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import classes from './DeadlineMeter.module.css'
import { RuledList } from '../layout/RuledList.tsx'

/** One day of the count: when, what happened or why it does not count, which number it has. */
export interface CountedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly why: string
  readonly number: number | null
}

interface Props {
  /** `YYYY-MM-DD`; null while nothing runs. */
  readonly due_on: string | null
  readonly used: number
  /** Working days in all; null where there is no limit. */
  readonly limit: number | null
  /** Shown in place of the days left: "Paused, with the client". */
  readonly state?: string
  /** What "Explain this date" opens with, and the days it lists. */
  readonly explanation: ReactNode
  readonly days: readonly CountedDay[]
}

/** A deadline is three things: the date, the working days left, a way to explain it. */
export function DeadlineMeter({ due_on, used, limit, state, explanation, days }: Props) {
  const today = useToday()
  const left = limit === null ? null : limit - used
  const isOver = state === undefined && due_on !== null && due_on < today // what has ended in time is not late
  return (
    <div className={classes.due} data-late={(left !== null && (left < 0 || isOver)) || undefined}>
      <div className={classes.when}>
        {due_on && (
          <Text size="dense" fw={600} c="dimmed">
            Due {deadlineText(due_on)}
          </Text>
        )}
        {state ? (
          <Text size="sm" fw={600}>
            {state}
          </Text>
        ) : (
          left !== null && <DaysLeft left={left} isOver={isOver} />
        )}
      </div>
      {limit !== null && <Meter used={used} limit={limit} />}
      {days.length > 0 && (
        <Popover
          width="min(400px, calc(100vw - 32px))"
          position="bottom-end"
          withArrow
          shadow="md"
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <Anchor component="button" type="button" size="xs">
              {due_on ? 'Explain this date' : 'Explain the count'}
            </Anchor>
          </Popover.Target>
          <Popover.Dropdown>
            <Text size="sm" fw={600} mb="xs">
              {explanation}
            </Text>
            {/* Focusable, so that the keyboard scrolls it. */}
            <RuledList
              row={4}
              fz="dense"
              mah="min(480px, 60vh)"
              style={{ overflow: 'auto' }}
              tabIndex={0}
              aria-label="Days counted"
            >
              {days.map(({ date, why, number }) => (
                <li key={date} className={classes.day}>
                  <time dateTime={date} className="num">
                    {dayText(date)}
                  </time>
                  <span>{why}</span>
                  <span className="num">
                    {number === null ? 'not counted' : limit === null ? number : `${number} of ${limit}`}
                  </span>
                </li>
              ))}
            </RuledList>
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  )
}

function DaysLeft({ left, isOver }: { left: number; isOver: boolean }) {
  const days = Math.abs(left)
  if (days === 0)
    return (
      <Text size="sm" fw={600}>
        {isOver ? 'Past due' : 'Last day'}
      </Text>
    )
  return (
    <Text size="sm" fw={600}>
      <Text span className="num" mr={3} fz="xl" lh={1.15} fw={600} ff="heading">
        {days}
      </Text>
      {` working ${days === 1 ? 'day' : 'days'} ${left < 0 ? 'late' : 'left'}`}
    </Text>
  )
}

function Meter({ used, limit }: { used: number; limit: number }) {
  return (
    <div className={classes.meter} role="img" aria-label={`${used} of ${limit} working days used`}>
      {Array.from({ length: limit }, (_, day) => (
        <i key={day} data-on={day < used || undefined} />
      ))}
    </div>
  )
}
