import { agencies, freightOf, sideLabels } from '@lading/domain/transactions/agency'
import { Box, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { publicSettings } from '#lib/office.ts'
import { Guilloche } from '#ui/facts/Guilloche.tsx'
import { Seal } from '#ui/facts/Seal.tsx'
import classes from './AccountFrame.module.css'

interface Props {
  readonly title: string
  /** One sentence on what is asked here. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page of an account: one question, beside a panel with the marks of both agencies. */
export function AccountFrame({ title, lead, children }: Props) {
  return (
    <div className={classes.page}>
      <header className={classes.panel}>
        <Guilloche rings={4} />
        <Link to={paths.home()} className={classes.brand}>
          <Seal light />
          <span>
            Lading<small>Forwarder accreditation</small>
            <span className="vh">, to the home page</span>
          </span>
        </Link>
        <Box maw={440} visibleFrom="sm">
          <Text ff="heading" fz="h1" fw={600} lh={1.18} c="#fff" mb="sm" style={{ textWrap: 'balance' }}>
            One register of freight forwarders, by sea and by air.
          </Text>
          <Text>Apply, renew, report and pay. The certificate you receive can be checked by anyone who scans it.</Text>
        </Box>
        <AgencyMarks />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Stack gap="lg" className={classes.question}>
          <Title order={1}>{title}</Title>
          {lead && <p>{lead}</p>}
          {children}
        </Stack>
      </main>
    </div>
  )
}

/** The two agencies by the names and addresses of the settings. */
function AgencyMarks() {
  const { data: settings } = useQuery(publicSettings)
  const setting = (key: string) => settings?.get(key)
  return (
    <ul className={classes.marks}>
      {agencies.map((code) => (
        <li key={code}>
          <Seal light size={46} kind={freightOf(code)} />
          <span>
            <a href={setting(`agency.${code}.link`)}>{setting(`agency.${code}.name`)}</a>
            {sideLabels[code].name}
          </span>
        </li>
      ))}
    </ul>
  )
}
