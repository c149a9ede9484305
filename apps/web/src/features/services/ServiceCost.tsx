import type { ServiceFacts } from '@lading/contract/services'
import { peso } from '@lading/domain/payments/money'
import { changesList, isWidening, paysPenalties } from '@lading/domain/transactions/family'
import type { Service } from '@lading/domain/transactions/services'
import { Text } from '@mantine/core'
import { Money } from '#ui/facts/Money.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { LateSurcharges } from './LateSurcharges.tsx'

interface Props {
  readonly service: Service
  readonly facts: ServiceFacts
}

/** What is to be paid, line by line, and the capital that must be paid up. */
export function ServiceCost({ service, facts: { fees, surcharges, minimum_capital } }: Props) {
  const further = furtherCost(service)
  return (
    <Pane title="What it costs" subtitle={fees.lines.length > 0 && 'You pay when you receive an order of payment.'}>
      {fees.lines.length === 0 ? (
        <Text>There is no fee.</Text>
      ) : (
        <RuledList aria-label="Fees">
          {fees.lines.map(({ label, quantity, amount, why }) => (
            <RuledLine key={label}>
              <span>
                {label}
                {quantity > 1 && ` × ${quantity}`}
                <SmallRow>{why}</SmallRow>
              </span>
              <Money amount={amount} />
            </RuledLine>
          ))}
          <RuledLine fw={600}>
            <span>Total</span>
            <Money amount={fees.total} />
          </RuledLine>
        </RuledList>
      )}
      {further && (
        <Text size="sm" c="dimmed" mt="sm">
          {further}
        </Text>
      )}
      {surcharges.length > 0 && <LateSurcharges surcharges={surcharges} />}
      {minimum_capital && (
        <Text mt="sm">The business needs a paid-up capital of at least {peso(minimum_capital)} for this scope.</Text>
      )}
    </Pane>
  )
}

/** What the amounts above leave out, because the answers do not say it. */
function furtherCost({ type, asks }: Service): string | undefined {
  if (isWidening(type)) return 'Each further scope costs extra.'
  if (paysPenalties(type)) return 'A penalty may be assessed where days are without cover or a report is late.'
  if (changesList(type, 'branches')) return 'The amounts are for one branch.'
  if (asks.includes('scope')) return 'Branches and further scopes cost extra.'
  return asks.includes('certificate') ? 'The amounts are for one copy.' : undefined
}
