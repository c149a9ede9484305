import { createCalendarFeed, deleteCalendarFeed, showCalendarFeed } from '@lading/contract/deadlines'
import { Button, Code, CopyButton, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { instantText } from '#lib/format.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'

/** Makes and revokes the address from which other calendars read the person's deadlines. */
export function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(query(showCalendarFeed))
  const [made, setMade] = useState<string>()
  return (
    <Dialog title="Show these days in another calendar" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          A calendar on your phone or computer can read the deadlines of all your businesses from an address of your
          own. Anyone who has the address can read them without signing in. Revoke it to end that at once.
        </Text>
        {error && !data ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height={56} role="status" aria-label="Loading" />
        ) : (
          <>
            {made ? (
              <NewAddress address={made} />
            ) : (
              <Text size="sm" c="dimmed">
                {data.created_at === null
                  ? 'You have no address yet.'
                  : `Your address was made on ${instantText(data.created_at)}. It was shown once; make a new one if you lost it.`}
              </Text>
            )}
            <Acts isMade={data.created_at !== null} onMade={setMade} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function NewAddress({ address }: { readonly address: string }) {
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" fw={600}>
        Copy the address now: it is shown only this once.
      </Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {address}
      </Code>
      <CopyButton value={address}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy the address'}</Button>}
      </CopyButton>
      <Text size="sm" c="dimmed">
        In your calendar choose “Subscribe to a calendar” or “Add by URL”, and paste it there.
      </Text>
    </Stack>
  )
}

interface ActsProps {
  readonly isMade: boolean
  readonly onMade: (address: string | undefined) => void
}

function Acts({ isMade, onMade }: ActsProps) {
  const stale = [showCalendarFeed]
  const create = useAct(createCalendarFeed, { stale, onDone: ({ address }) => onMade(address) })
  const revoke = useAct(deleteCalendarFeed, {
    stale,
    done: 'The address is revoked.',
    onDone: () => onMade(undefined),
  })
  return (
    <DialogFoot>
      {isMade && (
        <Button
          variant="subtle"
          color="stamp"
          loading={revoke.isPending}
          disabled={create.isPending}
          onClick={() => revoke.mutate({})}
        >
          Revoke the address
        </Button>
      )}
      <Button
        variant={isMade ? 'default' : 'filled'}
        loading={create.isPending}
        disabled={revoke.isPending}
        onClick={() => create.mutate({})}
      >
        {isMade ? 'Make a new address' : 'Make the address'}
      </Button>
    </DialogFoot>
  )
}
