import type { RegisteredAccreditation } from '@lading/contract/accreditations/accreditation-register'
import { paths } from '@lading/contract/addresses/paths'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { sideLabels } from '@lading/domain/transactions/agency'
import { scopeText } from '@lading/domain/transactions/scope'
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { daysLeftWords, dueWords } from './registered.ts'

/** One accreditation: whose it is, until when, and what is due of it. */
export function AccreditationCard({ accreditation }: { readonly accreditation: RegisteredAccreditation }) {
  const { business_id, business_name, number, agency, expiry_date, ends_soon, renewal, due } = accreditation
  return (
    <Paper component="li" p="md" radius={8} bd="1px solid var(--line)">
      <Stack gap="xs" align="start">
        <div>
          <Title order={2} size="h5">
            <Anchor component={Link} to={paths.adminTransactions(business_id)} inherit>
              {business_name}
            </Anchor>
          </Title>
          <Text size="sm" c="dimmed">
            <span className="num">{number}</span> · {sideLabels[agency].name}
            {scopeText(accreditation) && <> · {scopeText(accreditation)}</>}
          </Text>
        </div>
        <Mark tone={ends_soon ? 'client' : 'done'} size="sm" plain>
          {['Valid until ' + dayText(expiry_date), daysLeftWords(accreditation)].filter(Boolean).join(', ')}
        </Mark>
        {renewal && (
          <Text size="sm">
            Renewal under way:{' '}
            <Anchor
              component={Link}
              to={staffPath({ ...renewal, business_id })}
              inherit
              underline="always"
              className="num"
            >
              {renewal.reference}
            </Anchor>
          </Text>
        )}
        {due.length === 0 ? (
          <Text size="sm" c="dimmed">
            No report is due.
          </Text>
        ) : (
          due.map((one) => (
            <Mark key={`${one.type} ${one.due_on}`} tone={one.is_late ? 'stopped' : 'agency'} size="sm" plain>
              {dueWords(one)}
            </Mark>
          ))
        )}
      </Stack>
    </Paper>
  )
}
