import { messageThread, type MessageAudience, type MessageThread } from '@lading/contract/messages'
import { SimpleGrid, Text } from '@mantine/core'
import { IconLock, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#lib/api.ts'
import { useReading } from '#lib/use-reading.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { useTransaction } from '../open-transaction.ts'
import { MessageEntry } from './MessageEntry.tsx'
import { WriteForm } from './WriteForm.tsx'
import classes from './MessagesTab.module.css'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

const LOOKED_AGAIN = 30_000 // milliseconds; the client may answer meanwhile

/** What is said to the client, and apart from it what staff say to each other. Where one writes decides who reads. */
export function MessagesTab() {
  const { transaction } = useTransaction()
  const asked = useQuery({
    ...query(messageThread, { params: { id: transaction.transaction_id } }),
    refetchInterval: LOOKED_AGAIN,
  })
  return <Fetched of={asked}>{(thread) => <BothThreads thread={thread} />}</Fetched>
}

function BothThreads({ thread }: { thread: MessageThread }) {
  const fresh = useReading(thread)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
      <Thread audience="client" thread={thread} fresh={fresh} />
      <Thread audience="internal" thread={thread} fresh={fresh} />
    </SimpleGrid>
  )
}

interface Props {
  readonly audience: MessageAudience
  readonly thread: MessageThread
  /** The messages that were new on this visit. */
  readonly fresh: ReadonlySet<number>
}

const words = {
  client: { title: 'Messages to the client', none: 'No messages to the client yet.' },
  internal: { title: 'Internal notes', none: 'No note yet.' },
} as const

function Thread({ audience, thread, fresh }: Props) {
  const { why_closed } = thread
  const mine = thread.messages.filter((message) => message.audience === audience)
  const isToClient = audience === 'client'
  const Shown = isToClient ? IconSend : IconLock
  return (
    <Pane
      title={words[audience].title}
      icon={<Shown size={18} aria-hidden />}
      subtitle={
        <Mark tone={isToClient ? 'client' : 'idle'} size="sm">
          {isToClient ? 'The client reads this' : 'Staff only, never shown to the client'}
        </Mark>
      }
      act={isToClient}
      {...(!isToClient && { className: classes.internal })}
    >
      {mine.length === 0 ? (
        <Said>{words[audience].none}</Said>
      ) : (
        <RuledList component="ol" mb="md">
          {mine.map((message) => (
            <MessageEntry key={message.id} message={message} isNew={fresh.has(message.id)} />
          ))}
        </RuledList>
      )}
      {why_closed ? <Said>{why_closed}</Said> : <WriteForm audience={audience} />}
    </Pane>
  )
}

function Said({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {children}
    </Text>
  )
}
