import type { PendingChange } from '@lading/contract/people/second-administrator'
import { Button, Group, List, Text } from '@mantine/core'
import { instantText } from '#lib/format.ts'
import { Pane } from '#ui/layout/Pane.tsx'

export type Decision = 'confirm' | 'refuse' | 'withdraw'

interface Props {
  readonly change: PendingChange
  /** What would be otherwise, a line each. */
  readonly lines: readonly string[]
  readonly busy: boolean
  /** The reader's own rights: others confirm them. */
  readonly isAboutMe?: boolean
  readonly onDecide: (decision: Decision) => void
}

/** What waits for a second administrator: what it would change, and the decision, which is never one's own. */
export function WaitingDecision({ change, lines, busy, isAboutMe = false, onDecide }: Props) {
  return (
    <Pane
      title="A change needs a second administrator"
      subtitle={`Requested by ${change.asked_by}, ${instantText(change.asked_at)}.`}
      act
    >
      <List size="sm" mb="sm">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {change.is_mine ? (
        <Group gap="xs">
          <Text span fz="dense" c="dimmed">
            Another administrator must confirm or refuse it.
          </Text>
          <Button variant="default" loading={busy} onClick={() => onDecide('withdraw')}>
            Withdraw the change
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          <Button variant="default" disabled={busy} onClick={() => onDecide('refuse')}>
            Refuse
          </Button>
          {isAboutMe ? (
            <Text span fz="dense" c="dimmed">
              Another administrator must confirm it, because these rights are your own.
            </Text>
          ) : (
            <Button loading={busy} onClick={() => onDecide('confirm')}>
              Confirm
            </Button>
          )}
        </Group>
      )}
    </Pane>
  )
}
