import { answerInvitation, readInvitation } from '@lading/contract/business-users'
import { partText } from '@lading/domain/people/acting/business-part'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { usePortal } from '#lib/portal.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** What a mailed link offers, to be accepted or declined. */
export function InvitationAnswer({ token }: { token: string }) {
  const [, setAddress] = useSearchParams()
  const { data, error, refetch } = useQuery(query(readInvitation, { query: { token } }))
  const leave = () => setAddress({}, { replace: true })
  const { sessionCalls } = usePortal()
  const act = useAct(answerInvitation, {
    done: ({ message }) => message,
    onDone: () => void sessionCalls.rereadUser().then(leave),
  })
  // Answered here it is over too, and the page is about to go on.
  const isAnswered = act.isPending || act.isSuccess
  if (error && isOver(error)) return isAnswered ? <PageSkeleton /> : <Over />
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const answer = (accept: boolean) => act.mutate({ body: { token, accept } })
  return (
    <Pane title={`Act for ${data.business_name}?`} act>
      <p>
        {data.invited_by} invites you to act for {data.business_name}, as: <b>{partText(data)}</b>.
      </p>
      <Group mt="md">
        <Button loading={act.isPending} onClick={() => answer(true)}>
          Accept
        </Button>
        <Button variant="default" disabled={act.isPending} onClick={() => answer(false)}>
          Decline
        </Button>
      </Group>
    </Pane>
  )
}

const isOver = (error: Error) => error instanceof CallFailed && error.status === 404

function Over() {
  return (
    <Pane title="This invitation does not work" act>
      <p>
        It was already answered, was withdrawn, is older than 14 days, or was sent to another e-mail address. Ask the
        person who invited you for a new one.
      </p>
    </Pane>
  )
}
