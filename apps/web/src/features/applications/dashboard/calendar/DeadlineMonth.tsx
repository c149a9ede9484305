import type { Deadline } from '@lading/contract/deadlines'
import { isOverdue } from '@lading/domain/deadlines/deadline'
import { formatMonth } from '@lading/domain/dates/format'
import { monthOf, weeksOf, type Month } from '@lading/domain/dates/month'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { ActionIcon, Box, Button, Group, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { deadlineText } from '#lib/format.ts'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { DeadlineIcon } from './DeadlineIcon.tsx'
import { DeadlineLine } from './DeadlineList.tsx'
import classes from './DeadlineMonth.module.css'

interface Props {
  readonly deadlines: readonly Deadline[]
  readonly today: PlainDate
  readonly month: Month
  /** Leads so many months on from the one that was asked for last. */
  readonly onStep: (months: number) => void
  readonly onThisMonth: () => void
}

/** One month in weeks, each deadline on its day. On a telephone a sign stands for it, and the list below has the words. */
export function DeadlineMonth({ deadlines, today, month, ...leads }: Props) {
  const ofMonth = deadlines.filter(({ on }) => monthOf(plainDate(on)) === month)
  return (
    <>
      <MonthBar {...{ today, month }} {...leads} />
      <table className={classes.month} aria-label={formatMonth(month)}>
        <thead>
          <tr>
            {['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                monthOf(day) === month ? (
                  <DayCell key={day} day={day} today={today} deadlines={ofMonth.filter(({ on }) => on === day)} />
                ) : (
                  <td key={day} data-other aria-label="In another month" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {ofMonth.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          Nothing is due in this month.
        </Text>
      ) : (
        <Box hiddenFrom="sm" mt="sm">
          <RuledList fz="sm" aria-label={`Deadlines of ${formatMonth(month)}`}>
            {ofMonth.map((one) => (
              <DeadlineLine key={one.key} deadline={one} today={today} />
            ))}
          </RuledList>
        </Box>
      )}
    </>
  )
}

function MonthBar({ today, month, onStep, onThisMonth }: Omit<Props, 'deadlines'>) {
  return (
    <Group justify="space-between" mb="sm">
      <Title order={3} fz="md" aria-live="polite">
        {formatMonth(month)}
      </Title>
      <Group gap="xs">
        <ActionIcon variant="default" size="lg" aria-label="Earlier month" onClick={() => onStep(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" size="sm" disabled={month === monthOf(today)} onClick={onThisMonth}>
          This month
        </Button>
        <ActionIcon variant="default" size="lg" aria-label="Later month" onClick={() => onStep(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}

interface DayProps {
  readonly day: PlainDate
  readonly today: PlainDate
  readonly deadlines: readonly Deadline[]
}

function DayCell({ day, today, deadlines }: DayProps) {
  return (
    <td data-today={day === today || undefined} aria-current={day === today ? 'date' : undefined}>
      <time dateTime={day} className="num">
        {Number(day.slice(8))}
      </time>
      {deadlines.map(({ key, kind, title, path }) => (
        <Link
          key={key}
          to={path}
          className={classes.entry}
          title={title}
          aria-label={`${title}, ${deadlineText(day)}`}
          data-overdue={isOverdue({ on: day }, today) || undefined}
        >
          <DeadlineIcon kind={kind} />
          <span>{title}</span>
        </Link>
      ))}
    </td>
  )
}
