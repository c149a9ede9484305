import type { ArrearLine, Waiver } from '@lading/contract/applications/arrears'
import type { Filing } from '@lading/contract/filing/filing'
import { transactionProcess } from '@lading/contract/workflow'
import { arrearSettlement } from '@lading/domain/reports/arrears'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { ArrearTable } from '#ui/tables/ArrearTable.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { settlementOf } from './arrear-blockers.ts'
import { AskForWaiver } from './AskForWaiver.tsx'
import { WaiverFacts } from '#ui/facts/WaiverFacts.tsx'

interface Props {
  readonly arrears: readonly ArrearLine[]
  readonly waivers: readonly Waiver[]
  readonly filing: Filing
}

/** What keeps a renewal from being filed beside its own answers; nothing where the business is in arrears with nothing. */
export function RenewalArrears(props: Props) {
  return props.arrears.length === 0 && props.waivers.length === 0 ? null : <Arrears {...props} />
}

function Arrears({ arrears, waivers, filing }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { data: process } = useQuery(query(transactionProcess, { params: { id: filing.transaction_id } }))
  const ask = process?.acts.find(({ action }) => action === 'ask-for-waiver')
  const settle = (arrear: ArrearLine) => (
    <Anchor component={Link} to={settlementOf(arrear, filing)} inherit fw={600}>
      {arrearSettlement(arrear.kind, arrear.transaction?.status ?? null)}
    </Anchor>
  )
  return (
    <Pane
      title="Arrears"
      subtitle="Settle each before you submit, or ask the agency to excuse you from it for this renewal."
      act={arrears.some(({ is_waived }) => !is_waived)}
      aside={
        ask && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {ask.label}
          </Button>
        )
      }
    >
      <Stack gap="lg">
        {arrears.length > 0 ? (
          <ArrearTable arrears={arrears} label="Arrears" settle={settle} />
        ) : (
          <Text size="sm" c="dimmed">
            Everything is settled.
          </Text>
        )}
        {waivers.map((waiver) => (
          <WaiverFacts key={waiver.asked_at} waiver={waiver} />
        ))}
      </Stack>
      {isAsking && process && (
        <AskForWaiver id={filing.transaction_id} version={process.version} onClose={() => setAsking(false)} />
      )}
    </Pane>
  )
}
