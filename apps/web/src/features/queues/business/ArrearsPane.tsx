import type { BusinessAtAgency } from '@lading/contract/applications/arrears'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Stack, Text } from '@mantine/core'
import { ArrearTable } from '#ui/tables/ArrearTable.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SurrenderRequestPane } from './SurrenderRequestPane.tsx'
import { WaiverRequestPane } from './WaiverRequestPane.tsx'

interface Props {
  readonly at: BusinessAtAgency['agencies'][number]
  /** Whether another agency's stand beside it. */
  readonly several: boolean
}

/** What a business asks of an agency that waits for an answer, and what it is in arrears with there. */
export function ArrearsPane({ at: { agency, arrears, waivers, surrenders }, several }: Props) {
  const title = several ? `Arrears, ${sideLabels[agency].name.toLowerCase()}` : 'Arrears'
  return (
    <Stack gap="lg">
      {surrenders.map((surrender) => (
        <SurrenderRequestPane key={surrender.accreditation_id} surrender={surrender} />
      ))}
      {waivers.map((waiver) => (
        <WaiverRequestPane key={waiver.transaction_id} waiver={waiver} arrears={arrears} />
      ))}
      <Pane title={title} subtitle="Reports overdue and penalties unpaid. A renewal waits for them or for a waiver.">
        {arrears.length > 0 ? (
          <ArrearTable arrears={arrears} label={title} />
        ) : (
          <Text size="sm" c="dimmed">
            No report is overdue and no penalty is unpaid.
          </Text>
        )}
      </Pane>
    </Stack>
  )
}
