import type { SurrenderStep } from '@lading/contract/accreditations/surrenders'
import { Group } from '@mantine/core'
import { Day } from '#ui/facts/Day.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { KeptFile } from '#ui/pdf/KeptFile.tsx'
import { Mark } from '#ui/facts/Mark.tsx'

const words = {
  'ask-for-surrender': <Mark tone="agency">Requested</Mark>,
  'voluntary-surrender-closure': <Mark tone="done">Accepted</Mark>,
  'decline-surrender': <Mark tone="stopped">Declined</Mark>,
  expire: <Mark tone="stopped">Lapsed</Mark>,
} as const

interface Props {
  /** Of the accreditation that is looked at. */
  readonly number: string
  readonly steps: readonly SurrenderStep[]
}

/** What was asked and what came of it, the newest first. */
export function SurrenderSteps({ number, steps }: Props) {
  return steps.map((step) => (
    <div key={step.at} role="group" aria-label="A step of the surrender">
      <Group mb="xs">{words[step.action]}</Group>
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
          ...(step.action === 'expire'
            ? [['Reason', 'The accreditation expired before the agency answered.', 'whole'] as const]
            : []),
          ...(step.letter ? [['Letter', <KeptFile key="letter" {...step.letter} />] as const] : []),
          ...(step.remarks
            ? [[step.action === 'voluntary-surrender-closure' ? 'Note' : 'Reason', step.remarks, 'whole'] as const]
            : []),
        ]}
      />
    </div>
  ))
}
