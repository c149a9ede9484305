import type { ReportFindings } from '@lading/contract/reports/reports'
import { Day } from '#ui/facts/Day.tsx'
import { Facts, type Fact } from '#ui/facts/Facts.tsx'
import { KeptFile } from '#ui/pdf/KeptFile.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

type Condonation = NonNullable<ReportFindings['condonation']>

const outcomes = {
  asked: <Mark tone="agency">With the approving officer</Mark>,
  declined: <Mark tone="stopped">Declined</Mark>,
  condoned: <Mark tone="done">Condoned</Mark>,
  lapsed: <Mark tone="idle">Lapsed: the report ended unanswered</Mark>,
} as const

/** The request to be excused from a penalty, its letter, and the answer. */
export function CondonationFacts({ condonation }: { readonly condonation: Condonation }) {
  const { reason, asked_at, outcome, letter, order } = condonation
  return (
    <Pane title="Request for condonation" aside={outcomes[outcome]}>
      <Facts
        rows={[
          ['Requested', <Day key="asked" at={asked_at} />],
          ['Reason', reason, 'whole'],
          ...(letter ? [['Letter', <KeptFile key="letter" {...letter} />] as const] : []),
          ...answerOf(condonation),
          ...(order ? [['Order', <KeptFile key="order" {...order} />] as const] : []),
        ]}
      />
    </Pane>
  )
}

function answerOf({ outcome, decided_at, order_number, answer }: Condonation): Fact[] {
  if (outcome === 'asked' || outcome === 'lapsed') return []
  return [
    ['Decided', <Day key="decided" at={decided_at} />],
    ...(order_number ? [['Number of the order', order_number] as const] : []),
    [outcome === 'declined' ? 'Why it was declined' : 'Grounds', answer, 'whole'],
  ]
}
