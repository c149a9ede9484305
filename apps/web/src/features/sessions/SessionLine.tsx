import { endOneSession, listSessions, type OpenSession } from '@lading/contract/accounts/sessions'
import { Badge, Button } from '@mantine/core'
// The page of the password stands outside the application's frame.
import '@mantine/core/styles/Badge.layer.css'
import { useAct } from '#lib/act.ts'
import { instantText } from '#lib/format.ts'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** One place where I am signed in; this one is ended by logging out. */
export function SessionLine({ session }: { session: OpenSession }) {
  const { id, device, ip, begun_at, last_seen_at, is_this_one } = session
  const act = useAct(endOneSession, { stale: [listSessions], done: ({ message }) => message })
  return (
    <RuledLine>
      <div>
        <b>{device}</b>
        {is_this_one && (
          <Badge ml="xs" size="sm" variant="default" radius="xl">
            This session
          </Badge>
        )}
        <SmallRow>
          Since {instantText(begun_at)}, from {ip || 'an unknown address'}
        </SmallRow>
        {!is_this_one && <SmallRow>Last used {instantText(last_seen_at)}</SmallRow>}
      </div>
      {!is_this_one && (
        <Button
          variant="default"
          size="xs"
          loading={act.isPending}
          onClick={() => act.mutate({ params: { id } })}
          aria-label={`End the session of ${device}, since ${instantText(begun_at)}`}
        >
          End
        </Button>
      )}
    </RuledLine>
  )
}
