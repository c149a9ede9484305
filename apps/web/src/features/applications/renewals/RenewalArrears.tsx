import { renewalArrears, type ArrearLine, type Waiver } from '@lading/contract/arrears'
import type { Filing } from '@lading/contract/filing'
import { paths } from '@lading/contract/paths'
import { ownPath } from '@lading/contract/transaction-path'
import { transactionProcess } from '@lading/contract/workflow'
import { arrearSettlements } from '@lading/domain/reports/arrears'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { ArrearTable } from '#ui/facts/ArrearTable.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { AskForWaiver } from './AskForWaiver.tsx'
import { WaiverFacts } from './WaiverFacts.tsx'

interface Props {
  /** The accreditation that the renewal makes. */
  readonly id: number
  readonly filing: Filing
}

/** What keeps a renewal from being filed beside its own answers; nothing where the business is in arrears with nothing. */
export function RenewalArrears({ id, filing }: Props) {
  const { data } = useQuery(query(renewalArrears, { params: { id } }))
  if (!data || (data.arrears.length === 0 && data.waivers.length === 0)) return null
  return <Arrears {...data} filing={filing} />
}

interface ArrearsProps {
  readonly arrears: readonly ArrearLine[]
  readonly waivers: readonly Waiver[]
  readonly filing: Filing
}

function Arrears({ arrears, waivers, filing }: ArrearsProps) {
  const [isAsking, setAsking] = useState(false)
  const { data: process } = useQuery(query(transactionProcess, { params: { id: filing.transaction_id } }))
  const ask = process?.acts.find(({ action }) => action === 'ask-for-waiver')
  const { business_id } = filing
  const settle = ({ kind, type, transaction }: ArrearLine) => {
    const to = transaction
      ? ownPath({ ...transaction, type, business_id, accreditation_id: null })
      : paths.reportsOf(business_id)
    return (
      <Anchor component={Link} to={to} inherit fw={600}>
        {arrearSettlements[kind]}
      </Anchor>
    )
  }
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
