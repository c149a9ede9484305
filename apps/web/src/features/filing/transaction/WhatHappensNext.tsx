import type { Filing } from '@lading/contract/filing'
import { nounOf } from '@lading/domain/transactions/family-words'
import { List, Title } from '@mantine/core'
import { deadlineText } from '#lib/format.ts'
import { useClock } from './use-clock.ts'

/** After submitting: who acts next and by when, and what the client can do meanwhile. */
export function WhatHappensNext({ filing }: { filing: Filing }) {
  const { data: clock } = useClock(filing)
  const due_on = clock?.state === 'runs' ? clock.due_on : null
  return (
    <>
      <Title order={3} size="h5" mb={4}>
        What happens next
      </Title>
      <List size="sm" spacing={4} mb="md">
        <List.Item>{filing.next}</List.Item>
        {due_on && (
          <List.Item>
            The agency must decide by <b>{deadlineText(due_on)}</b>. Days on which it waits for you are added.
          </List.Item>
        )}
        <List.Item>You are notified by e-mail and here of every change.</List.Item>
        <List.Item>
          Until then you can write to the agency under Messages, or withdraw the {nounOf(filing.type)} on this page.
        </List.Item>
      </List>
    </>
  )
}
