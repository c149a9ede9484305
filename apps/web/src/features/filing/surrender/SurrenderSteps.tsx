import type { SurrenderStep } from '@lading/contract/surrenders'
import { Group } from '@mantine/core'
import { Day } from '#ui/Day.tsx'
import { Facts } from '#ui/Facts.tsx'
import { KeptFile } from '#ui/KeptFile.tsx'
import { Mark } from '#ui/Mark.tsx'

const words = {
  'ask-for-surrender': <Mark tone="agency">Requested</Mark>,
  'voluntary-surrender-closure': <Mark tone="done">Accepted</Mark>,
  'decline-surrender': <Mark tone="stopped">Declined</Mark>,
} as const

/** What was asked and answered, the newest first. */
export function SurrenderSteps({ steps }: { readonly steps: readonly SurrenderStep[] }) {
  return steps.map((step) => (
    <section key={step.at} aria-label="A step of the surrender">
      <Group mb="xs">{words[step.action]}</Group>
      <Facts
        rows={[
          ['On', <Day key="on" at={step.at} />],
          ...(step.letter ? [['Letter', <KeptFile key="letter" {...step.letter} />] as const] : []),
          ...(step.remarks
            ? [[step.action === 'voluntary-surrender-closure' ? 'Note' : 'Reason', step.remarks, 'whole'] as const]
            : []),
        ]}
      />
    </section>
  ))
}
