import type { Waiver } from '@lading/contract/applications/arrears'
import { Group, Text } from '@mantine/core'
import { Day } from '#ui/facts/Day.tsx'
import { Facts, type Fact } from '#ui/facts/Facts.tsx'
import { Mark } from '#ui/facts/Mark.tsx'

const outcomes = {
  asked: <Mark tone="agency">With the approving officer</Mark>,
  waived: <Mark tone="done">Waived</Mark>,
  declined: <Mark tone="stopped">Declined</Mark>,
  lapsed: <Mark tone="idle">Lapsed: the renewal was submitted, or ended, unanswered</Mark>,
} as const

interface Props {
  readonly waiver: Waiver
  readonly title?: string
}

/** A request to be excused from arrears, and the answer. */
export function WaiverFacts({ waiver, title = 'Request for a waiver' }: Props) {
  const { reason, asked_at, outcome } = waiver
  return (
    <div role="group" aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{title}</Text>
        {outcomes[outcome]}
      </Group>
      <Facts
        rows={[['Requested', <Day key="asked" at={asked_at} />], ['Reason', reason, 'whole'], ...answerOf(waiver)]}
      />
    </div>
  )
}

function answerOf({ outcome, decided_at, named, remark }: Waiver): Fact[] {
  if (outcome === 'asked' || outcome === 'lapsed') return []
  return [
    ['Decided', <Day key="decided" at={decided_at} />],
    ...(named.length > 0 ? [['Waived', named.join('; '), 'whole'] as const] : []),
    [outcome === 'waived' ? 'Why it was waived' : 'Why it was declined', remark, 'whole'],
  ]
}
