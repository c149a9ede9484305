import { messageThread, type MessageAudience, type MessageThread } from '@lading/contract/messages'
import { Title } from '@mantine/core'
import { IconLock, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '#lib/api.ts'
import { useReading } from '#lib/use-reading.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Mark } from '#ui/Mark.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { useTransaction } from '../open-transaction.ts'
import { MessageEntry } from './MessageEntry.tsx'
import { WriteForm } from './WriteForm.tsx'
import './messages.css'

const LOOKED_AGAIN = 30_000 // milliseconds; the client may answer meanwhile

/** What is said to the client, and apart from it what staff say to each other. Where one writes decides who reads. */
export function MessagesTab() {
  const { transaction } = useTransaction()
  const { data, error, refetch } = useQuery({
    ...query(messageThread, { params: { id: transaction.transaction_id } }),
    refetchInterval: LOOKED_AGAIN,
  })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <BothThreads thread={data} />
}

function BothThreads({ thread }: { thread: MessageThread }) {
  const fresh = useReading(thread)
  return (
    <div className="talk">
      <Thread audience="client" thread={thread} fresh={fresh} />
      <Thread audience="internal" thread={thread} fresh={fresh} />
    </div>
  )
}

interface Props {
  readonly audience: MessageAudience
  readonly thread: MessageThread
  /** The messages that were new on this visit. */
  readonly fresh: ReadonlySet<number>
}

const words = {
  client: { title: 'Messages to the client', none: 'Nothing was said to the client yet.' },
  internal: { title: 'Internal notes', none: 'No note yet.' },
} as const

function Thread({ audience, thread, fresh }: Props) {
  const id = useId()
  const { why_closed } = thread
  const mine = thread.messages.filter((message) => message.audience === audience)
  const isToClient = audience === 'client'
  const Shown = isToClient ? IconSend : IconLock
  return (
    <section className={`pane talk-${audience}`} aria-labelledby={id}>
      <div className="talk-head">
        <Shown size={17} aria-hidden />
        <Title order={2} size="h4" id={id}>
          {words[audience].title}
        </Title>
        <Mark tone={isToClient ? 'client' : 'idle'} size="sm">
          {isToClient ? 'The client reads this' : 'Staff only, never shown to the client'}
        </Mark>
      </div>
      {mine.length === 0 ? (
        <p className="talk-none">{words[audience].none}</p>
      ) : (
        <ol className="talk-list">
          {mine.map((message) => (
            <MessageEntry key={message.id} message={message} isNew={fresh.has(message.id)} />
          ))}
        </ol>
      )}
      {why_closed ? <p className="talk-none">{why_closed}</p> : <WriteForm audience={audience} />}
    </section>
  )
}
