import type { ForActionRow, WaitingItem } from '@lading/contract/applications/application-lists'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** Where, when and with what a printed document is picked up, and the way to the map; nothing where none waits. */
export function PickupLines({ row }: { readonly row: ForActionRow | WaitingItem }) {
  if (!row.pickup) return null
  const { office, address, hours, slot, bring, closed_days } = row.pickup
  return (
    <>
      <SmallRow>{office}</SmallRow>
      <SmallRow>{address}</SmallRow>
      <SmallRow>{hours}</SmallRow>
      {slot && <SmallRow>When: {slot}</SmallRow>}
      {closed_days.length > 0 && (
        <SmallRow>Also closed on {closed_days.map(({ on }) => dayText(on)).join(', ')}</SmallRow>
      )}
      {bring.length > 0 && <SmallRow>Bring: {bring.join('; ')}</SmallRow>}
      <SmallRow>
        <Anchor component={Link} to={ownPath(row)} inherit>
          Map and authorisation letter
        </Anchor>
      </SmallRow>
    </>
  )
}
