import { paths } from '@lading/contract/paths'
import { sideLabels } from '@lading/domain/transactions/labels'
import { Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Seal } from '#ui/Seal.tsx'
import { isBuilt } from '../routes/screens.ts'
import { type Office, officesIn, publicSettings } from './office.ts'

const YEAR = new Date().getFullYear()

const links = [
  { path: paths.register(), label: 'Register' },
  { path: paths.terms(), label: 'Terms' },
  { path: paths.privacy(), label: 'Privacy' },
  { path: paths.accessibilityStatement(), label: 'Accessibility' },
] as const

/** Both agencies, how to reach them, when they are open (specification, section 1). */
export function Footer() {
  const { data: settings } = useQuery(publicSettings)
  return (
    <footer className="foot">
      <Container size="lg" className="foot-in">
        {settings && (
          <div className="cols foot-offices">
            {officesIn(settings).map((office) => (
              <OfficeFacts key={office.code} office={office} />
            ))}
            <div>
              <h2>Office hours</h2>
              <p>{settings.get('agency.office_hours')}</p>
            </div>
          </div>
        )}
        <div className="foot-end">
          <span className="num">
            © {YEAR} · Version {import.meta.env.VITE_APP_VERSION}
          </span>
          <ul>
            {links
              .filter(({ path }) => isBuilt(path))
              .map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
}

function OfficeFacts({ office: { code, kind, name, link, address, telephone, email } }: { office: Office }) {
  return (
    <div className="foot-agency">
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
    </div>
  )
}
