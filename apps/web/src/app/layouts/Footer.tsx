import { paths } from '@lading/contract/addresses/paths'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Box, Container, Divider, Group, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Seal } from '#ui/facts/Seal.tsx'
import { isPublic } from '../routes/visitors.ts'
import { type Office, officesIn, officeSettings } from '#lib/office.ts'
import { portalDay } from '#lib/today.ts'
import classes from './Footer.module.css'

const links = [
  { path: paths.register(), label: 'Register' },
  { path: paths.terms(), label: 'Terms' },
  { path: paths.privacy(), label: 'Privacy' },
  { path: paths.accessibilityStatement(), label: 'Accessibility' },
] as const

/** Both agencies, how to reach them, when they are open (specification, section 1). */
export function Footer() {
  const { data: settings } = useQuery(officeSettings)
  const { data: today } = useQuery(portalDay)
  return (
    <footer className={`${classes.foot} no-print`}>
      <Container size="lg" pt={48} pb={24}>
        <Box component="section" mb="lg">
          <h2>Help and contact</h2>
          <p>The agency that accredits you answers your questions by telephone and e-mail.</p>
        </Box>
        {settings && (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} mb={40}>
            {officesIn(settings).map((office) => (
              <OfficeFacts key={office.code} office={office} />
            ))}
            <div>
              <h2>Office hours</h2>
              <p>{settings.get('agency.office_hours')}</p>
            </div>
          </SimpleGrid>
        )}
        <Divider color="rgb(255 255 255 / 0.14)" mb="md" />
        <Group justify="space-between" gap="lg">
          <span className="num">
            {today && `© ${today.slice(0, 4)} · `}Version {import.meta.env.VITE_APP_VERSION}
          </span>
          <Group component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
            {links
              .filter(({ path }) => isPublic(path))
              .map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
          </Group>
        </Group>
      </Container>
    </footer>
  )
}

function OfficeFacts({ office: { code, kind, name, link, address, telephone, email } }: { office: Office }) {
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      {/* For the eye and the pointer; the name beside it is the same link for readers and the keyboard. */}
      <a href={link} tabIndex={-1} aria-hidden="true">
        <Seal light kind={kind} />
      </a>
      <div>
        <h2>
          <a href={link}>{name}</a>
        </h2>
        <p>{sideLabels[code].name}</p>
        <p>{address}</p>
        <p>{telephone}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </Group>
  )
}
