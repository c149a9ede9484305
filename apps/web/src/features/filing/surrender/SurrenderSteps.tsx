import type { SurrenderStep } from '@lading/contract/accreditations/surrenders'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { Group } from '@mantine/core'
import { Day } from '#ui/facts/Day.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { KeptFile } from '#ui/pdf/KeptFile.tsx'
import { Mark } from '#ui/facts/Mark.tsx'

interface Props {
  /** Of the accreditation that is looked at. */
  readonly number: string
  readonly steps: readonly SurrenderStep[]
}

/** What was asked and what came of it, the newest first. */
export function SurrenderSteps({ number, steps }: Props) {
  return steps.map((step) => <OneStep key={step.at} number={number} step={step} />)
}

function OneStep({ number, step }: { readonly number: string; readonly step: SurrenderStep }) {
  const { outcome } = actionRow(step.action)
  return (
    <div role="group" aria-label="A step of the surrender">
      {outcome && (
        <Group mb="xs">
          <Mark tone={outcome.tone}>{outcome.label}</Mark>
        </Group>
      )}
      <Facts
        rows={[
          ['On', <Day key="on" at={step.at} />],
          ...(step.number === number
            ? []
            : [
                [
                  'Surrender of',
                  <span key="of" className="num">
                    {step.number}
                  </span>,
                ] as const,
              ]),
          ...(outcome?.reason ? [['Reason', outcome.reason, 'whole'] as const] : []),
          ...(step.letter ? [['Letter', <KeptFile key="letter" {...step.letter} />] as const] : []),
          ...(step.remarks ? [[outcome?.remarks_label ?? 'Reason', step.remarks, 'whole'] as const] : []),
        ]}
      />
    </div>
  )
}
