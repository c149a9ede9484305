import { sideLabels } from '@lading/domain/transactions/agency'
import { Box, Flex, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '@lading/contract/addresses/paths'
import { officesIn, officeSettings } from '#lib/office.ts'
import { Guilloche } from '#ui/facts/Guilloche.tsx'
import { Seal } from '#ui/facts/Seal.tsx'
import { Brand } from '#ui/facts/Brand.tsx'
import { firstEmptyIn } from '#ui/forms/first-empty.ts'
import classes from './AccountFrame.module.css'

interface Props {
  readonly title: string
  /** One sentence on what is asked here. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/**
 * A page of an account: one question, beside a panel with the marks of both agencies; on a phone they stand below it. The
 * first empty field has the focus, unless the person is somewhere else already.
 */
export function AccountFrame({ title, lead, children }: Props) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) firstEmptyIn(main.current)?.focus()
  }, [])
  return (
    <div className={classes.page}>
      <header className={classes.panel}>
        <Guilloche rings={4} />
        <Brand to={paths.home()} small="#c4d8de" light>
          <span className="vh">, to the home page</span>
        </Brand>
        <Box maw={440} visibleFrom="sm">
          <Text ff="heading" fz="h1" fw={600} lh={1.18} c="#fff" mb="sm" style={{ textWrap: 'balance' }}>
            One register of freight forwarders, by sea and by air.
          </Text>
          <Text>Apply, renew, report and pay. The certificate you receive can be checked by anyone who scans it.</Text>
        </Box>
        <Box visibleFrom="sm">
          <AgencyMarks />
        </Box>
      </header>
      <main id="main" tabIndex={-1} ref={main} className={classes.main}>
        <Stack gap="lg" className={classes.question}>
          <Title order={1}>{title}</Title>
          {lead && <p>{lead}</p>}
          {children}
        </Stack>
      </main>
      <Box component="footer" hiddenFrom="sm" className={classes.panel}>
        <AgencyMarks />
      </Box>
    </div>
  )
}

/** The two agencies and how they are reached, by the settings: these pages have no footer. */
function AgencyMarks() {
  const { data: settings = noSettings } = useQuery(officeSettings)
  return (
    <section aria-label="Help and contact">
      <Text fz="dense" mb="sm">
        Help and contact: the agency that accredits you answers your questions.
      </Text>
      <Flex
        component="ul"
        wrap="wrap"
        rowGap="sm"
        columnGap="xl"
        m={0}
        p={0}
        fz="dense"
        lh={1.4}
        className={classes.marks}
      >
        {officesIn(settings).map(({ code, kind, name, link, telephone, email }) => (
          <Flex component="li" key={code} align="center" gap="sm">
            <Seal light size={46} kind={kind} />
            <span>
              {name && <a href={link}>{name}</a>}
              {sideLabels[code].name}
              <small>{telephone}</small>
              <small>{email && <a href={`mailto:${email}`}>{email}</a>}</small>
            </span>
          </Flex>
        ))}
      </Flex>
    </section>
  )
}

const noSettings: ReadonlyMap<string, string> = new Map()
