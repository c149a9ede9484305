import type { Asked } from '@lading/contract/second-administrator'
import { Button } from '@mantine/core'
import { instantText } from '#lib/format.ts'
import { Pane } from '#ui/Pane.tsx'

export type Decision = 'confirm' | 'refuse' | 'withdraw'

interface Props {
  readonly asked: Asked
  /** What would be otherwise, a line each. */
  readonly lines: readonly string[]
  readonly busy: boolean
  /** The reader's own rights: others confirm them. */
  readonly isAboutMe?: boolean
  readonly onDecide: (decision: Decision) => void
}

/** What waits for a second administrator: what it would change, and the decision, which is never one's own. */
export function WaitingDecision({ asked, lines, busy, isAboutMe = false, onDecide }: Props) {
  return (
    <Pane
      title="A change waits for a second administrator"
      subtitle={`${asked.asked_by} asked for it, ${instantText(asked.asked_at)}.`}
      act
    >
      <ul className="pe-wanted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {asked.is_mine ? (
        <div className="pe-acts">
          <span className="pe-count">Another administrator confirms or refuses it.</span>
          <Button variant="default" loading={busy} onClick={() => onDecide('withdraw')}>
            Take it back
          </Button>
        </div>
      ) : (
        <div className="pe-acts">
          <Button variant="default" disabled={busy} onClick={() => onDecide('refuse')}>
            Refuse
          </Button>
          {isAboutMe ? (
            <span className="pe-count">Another administrator confirms it: these rights are your own.</span>
          ) : (
            <Button loading={busy} onClick={() => onDecide('confirm')}>
              Confirm
            </Button>
          )}
        </div>
      )}
    </Pane>
  )
}
