import { freightOf } from '@lading/domain/transactions/agency'
import type { DirectoryEntry } from '@lading/contract/directory'
import { Anchor, Box, Text, Title } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { dayText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import classes from './ForwarderEntry.module.css'

/** One accreditation in force: who, under which number, for what and until when. */
export function ForwarderEntry({ entry }: { entry: DirectoryEntry }) {
  const { business_name, trade_name, number, scope, city, expiry_date, slug, agency } = entry
  return (
    <li className={classes.entry}>
      <div>
        <Title order={2} fz="md">
          {slug ? (
            <Anchor component={Link} inherit to={paths.verifyDocument('certificate', slug)}>
              {business_name}
            </Anchor>
          ) : (
            business_name
          )}
        </Title>
        {trade_name && trade_name !== business_name && <Text size="sm">{trade_name}</Text>}
        <Box fz="sm" c="dimmed" className={classes.facts}>
          <span className="num">{number}</span>
          <Text span inherit tt="capitalize">
            {freightOf(agency)}
          </Text>
          <span>{scope}</span>
          {city && (
            <span className={classes.place}>
              <IconMapPin size={14} aria-hidden /> {city}
            </span>
          )}
        </Box>
      </div>
      <div className={classes.until}>
        <Mark tone="done" size="sm">
          Accredited
        </Mark>
        <span className="num">until {dayText(expiry_date)}</span>
      </div>
    </li>
  )
}
