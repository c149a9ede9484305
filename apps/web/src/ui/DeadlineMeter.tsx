import { Anchor, Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayText } from '#lib/format.ts'
import './deadline.css'

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
  const left = limit === null ? null : limit - used
  return (
    <div className="due" data-late={(left !== null && left < 0) || undefined}>
      <div>
        {due_on && <span className="due-date">Due {dayText(due_on)}</span>}
        {state ? <p>{state}</p> : left !== null && <DaysLeft left={left} />}
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
            <div className="due-why">{explanation}</div>
            {/* Focusable, so that the keyboard scrolls it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <ul className="days" tabIndex={0} aria-label="The days that were counted">
              {days.map(({ date, why, number }) => (
                <li key={date}>
                  <time dateTime={date} className="num">
                    {dayText(date)}
                  </time>
                  <span>{why}</span>
                  <span className="num">
                    {number === null ? 'not counted' : limit === null ? number : `${number} of ${limit}`}
                  </span>
                </li>
              ))}
            </ul>
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  )
}

function DaysLeft({ left }: { left: number }) {
  const days = Math.abs(left)
  return (
    <p>
      <b className="num">{days}</b> working {days === 1 ? 'day' : 'days'} {left < 0 ? 'late' : 'left'}
    </p>
  )
}

function Meter({ used, limit }: { used: number; limit: number }) {
  return (
    <div className="meter" role="img" aria-label={`${used} of ${limit} working days used`}>
      {Array.from({ length: limit }, (_, day) => (
        <i key={day} data-on={day < used || undefined} />
      ))}
    </div>
  )
}
