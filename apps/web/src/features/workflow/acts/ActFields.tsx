import { Group, Text, Title } from '@mantine/core'
import { transactionClock } from '@lading/contract/workflow'
import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import { IconPlayerPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { useTransaction } from '../open-transaction.ts'
import { marksOf } from './marks.ts'
import { OrderToPay } from './OrderToPay.tsx'
import { PostedPayment } from './PostedPayment.tsx'
import { Quote } from '#ui/facts/Quote.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

const postedAtCounter: readonly string[] = [
  'pay-online-over-the-counter',
  'upload-proof-post-over-the-counter-payment',
] satisfies ActionKey[]

/** What an act is about, where the questions alone do not say it. */
export function ActFields({ action }: { action: string }) {
  if (action === 'return-to-client') return <WhatGoesBack />
  if (action === 'validate-payment') return <PostedPayment />
  if (postedAtCounter.includes(action)) return <OrderToPay />
  return null
}

function WhatGoesBack() {
  const { transaction } = useTransaction()
  const { documents, answers, lines } = marksOf(transaction)
  const all = [...documents, ...answers, ...lines]
  return (
    <div>
      <Title order={3} size="sm">
        What the client must correct
      </Title>
      <RuledList my="xs" mah={260} style={{ overflow: 'auto' }}>
        {all.map(({ key, label, remark }) => (
          <Text component="li" key={key} size="sm" fw={600}>
            {label}
            <Quote>{remark}</Quote>
          </Text>
        ))}
      </RuledList>
      <Text size="dense" c="dimmed">
        {lines.length > 0
          ? 'The client can change only these, and of a marked line its whole section. Everything else remains as filed.'
          : 'The client can change only these. Everything else remains as filed.'}
      </Text>
      <ClockPauses />
    </div>
  )
}

function ClockPauses() {
  const { transaction } = useTransaction()
  const { data: clock } = useQuery(query(transactionClock, { params: { id: transaction.transaction_id } }))
  if (!clock || clock.limit_days === null || clock.state !== 'runs') return null
  return (
    <Group gap="xs" mt="xs" fz="dense" c="var(--agency-fg)" wrap="nowrap">
      <IconPlayerPause size={16} aria-hidden />
      <span>
        Processing time is paused: {clock.days_used} of {clock.limit_days} working days are used.
      </span>
    </Group>
  )
}
