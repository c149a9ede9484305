import type { BusinessCard as Card } from '@lading/contract/businesses'
import { addressLine } from '@lading/domain/business/address-line'
import { businessFormLabels, type BusinessForm } from '@lading/domain/business/business-form'
import { formatTin } from '@lading/domain/business/tin'
import { Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { Mark } from '#ui/facts/Mark.tsx'
import { HeldAccreditations } from './HeldAccreditations.tsx'

/** One business among several: who it is, what it holds, what it still lacks. */
export function BusinessCard({ business }: { business: Card }) {
  const { id, business_name, trade_name, form, tin, city_name, province_name, is_complete, mine } = business
  const place = addressLine({ city_name, province_name })
  return (
    <Paper component="li" p="lg" radius={8} bd="1px solid var(--line)">
      <Stack gap="sm" align="start">
        <div>
          <Title order={2} size="h4">
            <Link to={paths.business(id)}>{business_name}</Link>
          </Title>
          {trade_name && (
            <Text size="sm" c="dimmed">
              {trade_name}
            </Text>
          )}
        </div>
        <Text size="sm">
          {businessFormLabels[form as BusinessForm]}
          {place && <> · {place}</>}
          <br />
          TIN <span className="num">{formatTin(tin)}</span>
          {!mine.is_owner && <> · you are a member</>}
        </Text>
        <HeldAccreditations accreditations={business.accreditations} />
        {!is_complete && <Mark tone="client">Profile not complete</Mark>}
      </Stack>
    </Paper>
  )
}
