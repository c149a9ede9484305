import type { Filing } from '@lading/contract/filing/filing'
import { plainDate } from '@lading/domain/dates/plain-date'
import { whatHappensNext } from '@lading/domain/filing/what-happens-next'
import { List, Title } from '@mantine/core'
import { useClock } from './use-clock.ts'

/** After submitting: who acts next and by when, and what the client can do meanwhile; the mail says the same. */
export function WhatHappensNext({ filing }: { filing: Filing }) {
  const { data: clock } = useClock(filing)
  const due_on = clock?.state === 'runs' && clock.due_on ? plainDate(clock.due_on) : null
  return (
    <>
      <Title order={3} size="h5" mb={4}>
        What happens next
      </Title>
      <List size="sm" spacing={4} mb="md">
        {whatHappensNext({ ...filing, due_on }).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </>
  )
}
