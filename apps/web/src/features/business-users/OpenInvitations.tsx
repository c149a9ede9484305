import { openInvitations, withdrawInvitation, type Invitation } from '@lading/contract/business-users'
import { manilaDay } from '@lading/domain/dates/manila'
import { partText } from '@lading/domain/people/acting/business-part'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { dayText } from '#lib/format.ts'
import { EmailAddress } from '#ui/facts/EmailAddress.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** Pending invitations for their answer, of one business if it is named; nothing where none does. */
export function OpenInvitations({ business_id }: { business_id?: number }) {
  const { data, error, refetch } = useQuery(query(openInvitations))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  const waiting = data?.data.filter((one) => business_id === undefined || one.business_id === business_id) ?? []
  if (waiting.length === 0) return null
  return (
    <Pane title="Pending invitations">
      <RuledList fz="sm">
        {waiting.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} />
        ))}
      </RuledList>
    </Pane>
  )
}

function Line({ invitation }: { invitation: Invitation }) {
  const { id, email, business_name, expires_at } = invitation
  const act = useAct(withdrawInvitation, { done: ({ message }) => message, stale: [openInvitations] })
  return (
    <RuledLine>
      <span>
        <b>
          <EmailAddress address={email} />
        </b>
        <SmallRow>
          {business_name}: {partText(invitation)}. Until {dayText(manilaDay(new Date(expires_at)))}.
        </SmallRow>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        loading={act.isPending}
        onClick={() => act.mutate({ params: { id } })}
      >
        Withdraw<span className="vh"> the invitation of {email}</span>
      </Button>
    </RuledLine>
  )
}
