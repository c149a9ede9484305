import './account.css'
import { allSettings } from '@lading/contract/settings'
import { sideLabels } from '@lading/domain/transactions/labels'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { query } from '#lib/api.ts'
import { Guilloche } from '#ui/Guilloche.tsx'
import { Seal } from '#ui/Seal.tsx'

interface Props {
  readonly title: string
  /** One sentence on what is asked here. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page of an account: one question, beside a panel with the marks of both agencies. */
export function AccountFrame({ title, lead, children }: Props) {
  return (
    <div className="account">
      <header className="account-art">
        <Guilloche rings={4} />
        <Link to={paths.home()} className="account-brand">
          <Seal light />
          <span>
            Lading<small>Forwarder accreditation</small>
            <span className="vh">, to the home page</span>
          </span>
        </Link>
        <div className="account-say">
          <p>One register for every freight forwarder at sea and in the air.</p>
          <p>Apply, renew, report and pay. The certificate you receive can be checked by anyone who scans it.</p>
        </div>
        <AgencyMarks />
      </header>
      <main id="main" tabIndex={-1}>
        <div className="account-in">
          <Title order={1}>{title}</Title>
          {lead && <p>{lead}</p>}
          {children}
        </div>
      </main>
    </div>
  )
}

const agencies = [
  { code: 'dti', kind: 'sea' },
  { code: 'cab', kind: 'air' },
] as const

/** The two agencies by the names and addresses of the settings. */
function AgencyMarks() {
  const { data } = useQuery(query(allSettings))
  const setting = (key: string) => data?.data.find(({ param_key }) => param_key === key)?.param_value
  return (
    <ul className="account-marks">
      {agencies.map(({ code, kind }) => (
        <li key={code}>
          <Seal light size={46} kind={kind} />
          <span>
            <a href={setting(`agency.${code}.link`)}>{setting(`agency.${code}.name`)}</a>
            {sideLabels[code].name}
          </span>
        </li>
      ))}
    </ul>
  )
}
