import { endOneSession, listSessions, type OpenSession } from '@lading/contract/sessions'
import { Button } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { instantText } from '#lib/format.ts'

/** One place where I am signed in; this one is ended by logging out. */
export function SessionLine({ session }: { session: OpenSession }) {
  const { id, device, ip, begun_at, last_seen_at, is_this_one } = session
  const act = useAct(endOneSession, { stale: [listSessions], done: ({ message }) => message })
  return (
    <li>
      <div>
        <b>{device}</b>
        {is_this_one && <span className="sessions-here">This session</span>}
        <p>
          Since {instantText(begun_at)}, from {ip || 'an unknown address'}
        </p>
        {!is_this_one && <p>Last used {instantText(last_seen_at)}</p>}
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
    </li>
  )
}
