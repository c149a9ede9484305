import { Group, Text } from '@mantine/core'
import type { HeldAccreditation } from '@lading/contract/businesses'
import { scopeText } from '@lading/domain/transactions/scope'
import { sideLabels } from '@lading/domain/transactions/agency'
import { dayText } from '#lib/format.ts'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

/** The accreditations of a business in a few lines: side, status, scope, number and validity. */
export function HeldAccreditations({ accreditations }: { accreditations: readonly HeldAccreditation[] }) {
  if (accreditations.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No accreditation yet.
      </Text>
    )
  return (
    <RuledList fz="sm">
      {accreditations.map((one) => (
        <li key={one.id}>
          <Group gap="xs">
            <b>{sideLabels[one.agency].name}</b>
            <StatusBadge status={one.status} type={null} plain size="sm" />
          </Group>
          <Text span inherit c="dimmed">
            {scopeText(one) || 'Scope not chosen'}
            {one.number && (
              <>
                {' '}
                · <span className="num">{one.number}</span>
              </>
            )}
            {one.expiry_date && <> · valid until {dayText(one.expiry_date)}</>}
          </Text>
        </li>
      ))}
    </RuledList>
  )
}
