import type { Filing } from '@lading/contract/filing/filing'
import type { Clock } from '@lading/contract/workflow'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { dayText } from '#lib/format.ts'
import { DeadlineMeter } from '#ui/facts/DeadlineMeter.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useClock } from './use-clock.ts'
import classes from './WhereItStands.module.css'

/** Who has it, what comes next, and until when the agency must have done its part. */
export function WhereItStands({ filing, className = '' }: { filing: Filing; className?: string | undefined }) {
  const { who_has_it, next, submitted_at } = filing
  const clock = useClock(filing)
  return (
    <Pane title="Current status" className={className}>
      <Facts
        rows={[
          ['Who has it', who_has_it],
          ['Next', next],
        ]}
      />
      {submitted_at && (
        <Stack gap="xs" mt="md" pt="sm" className={classes.clock}>
          <Title order={3} fz="xs" fw={400} ff="text" c="dimmed">
            The agency’s time
          </Title>
          {clock.error && !clock.data ? (
            <ErrorState message={clock.error.message} onRetry={() => void clock.refetch()} />
          ) : clock.data ? (
            <OurClock clock={clock.data} />
          ) : (
            <Skeleton height={64} />
          )}
        </Stack>
      )}
    </Pane>
  )
}

function OurClock({ clock }: { clock: Clock }) {
  const { state, days_used, limit_days, due_on, received_on, class_name } = clock
  if (state === 'not-started') {
    return (
      <Text size="sm" c="dimmed">
        It begins when the agency receives everything complete.
      </Text>
    )
  }
  const used = `${days_used} of ${limit_days ?? '–'} working days used`
  return (
    <DeadlineMeter
      due_on={state === 'runs' ? due_on : null}
      used={days_used}
      limit={limit_days}
      {...(state === 'paused' && { state: `Processing time is paused until you act. ${used}.` })}
      {...(state === 'stopped' && { state: `Ended. ${used}.` })}
      explanation={
        <p>
          {class_name} transactions take at most {limit_days} working days, counted from {dayText(received_on)}.
          Weekends and holidays do not count, nor do days spent waiting for you.
        </p>
      }
      days={clock.days.map(({ date, why, number }) => ({ date, why, number }))}
    />
  )
}
