import { endOtherSessions, listSessions } from '@lading/contract/accounts/sessions'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SessionLine } from './SessionLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

/** Where I am signed in, and how to end it there. */
export function SessionsPane() {
  const { data, error, refetch } = useQuery(query(listSessions))
  const others = data?.data.filter(({ is_this_one }) => !is_this_one) ?? []
  return (
    <Pane title="Where you are signed in" subtitle="If you do not know one of these, end it and change your password.">
      {data ? (
        <RuledList fz="sm">
          {data.data.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </RuledList>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={56} role="status" aria-label="Loading" />
      )}
      {data && others.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          You are not signed in on any other device.
        </Text>
      )}
      {others.length > 1 && <EndOthers count={others.length} />}
    </Pane>
  )
}

function EndOthers({ count }: { count: number }) {
  const [asking, ask] = useState(false)
  const act = useAct(endOtherSessions, {
    stale: [listSessions],
    done: ({ message }) => message,
    onDone: () => ask(false),
  })
  return (
    <>
      <Button variant="default" mt="sm" onClick={() => ask(true)}>
        End all others
      </Button>
      {asking && (
        <ConfirmDialog
          title="End all your other sessions?"
          confirm="End them"
          onConfirm={() => act.mutate({})}
          onClose={() => ask(false)}
          busy={act.isPending}
        >
          You stay signed in here. The {count} others have to log in again.
        </ConfirmDialog>
      )}
    </>
  )
}
