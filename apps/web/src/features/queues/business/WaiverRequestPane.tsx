import type { ArrearLine, WaiverRequest } from '@lading/contract/applications/arrears'
import { transactionProcess } from '@lading/contract/workflow'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { Box, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { Day } from '#ui/facts/Day.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { WaiverFacts } from '#ui/facts/WaiverFacts.tsx'
import { DeclineWaiverDialog } from './DeclineWaiverDialog.tsx'
import { WaiveDialog } from './WaiveDialog.tsx'

interface Props {
  readonly waiver: WaiverRequest
  readonly arrears: readonly ArrearLine[]
}

/** A request to be excused from arrears, with the answers that the reader may give. */
export function WaiverRequestPane({ waiver, arrears }: Props) {
  const [opened, setOpened] = useState<'waive-arrears' | 'decline-waiver'>()
  const { transaction_id: id, reference, reason, asked_at, asked_by, earlier } = waiver
  const { data: process } = useQuery(query(transactionProcess, { params: { id } }))
  const may = (action: string) => process?.acts.some((act) => act.action === action) ?? false
  const shared = { id, version: waiver.version, onClose: () => setOpened(undefined) }
  return (
    <Pane
      act
      title="A waiver is asked for"
      subtitle={
        <>
          For the renewal <span className="num">{reference}</span>, which is still a draft of the client.
        </>
      }
    >
      <Facts
        rows={[
          ['Requested', <Day key="asked" at={asked_at} />],
          ['By', asked_by],
          ['Reason', reason, 'whole'],
        ]}
      />
      <Group gap="sm" mt="md">
        {may('waive-arrears') && (
          <Button onClick={() => setOpened('waive-arrears')}>{actionRow('waive-arrears').label}</Button>
        )}
        {may('decline-waiver') && (
          <Button variant="default" onClick={() => setOpened('decline-waiver')}>
            {actionRow('decline-waiver').label}
          </Button>
        )}
        {process?.acts.length === 0 && (
          <Text size="sm" c="dimmed">
            For the approving officer.
          </Text>
        )}
      </Group>
      {earlier.map((one) => (
        <Box key={one.asked_at} mt="lg">
          <WaiverFacts waiver={one} title="Earlier request" />
        </Box>
      ))}
      {opened === 'waive-arrears' && <WaiveDialog {...shared} arrears={arrears} />}
      {opened === 'decline-waiver' && <DeclineWaiverDialog {...shared} />}
    </Pane>
  )
}
