import { ownAgents, type OwnAgent } from '@lading/contract/accreditations/accreditations'
import { paths } from '@lading/contract/addresses/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useCountries } from '#lib/places.ts'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { days } from '#ui/tables/columns/table-columns.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

/** The agents and principals of the person's businesses. */
export default function AgentsPage() {
  const { data: countries = [] } = useCountries()
  const countryOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code
  return (
    <ListPage
      title="Agents"
      subtitle="Agents and principals in the register, with the days of their agreements."
      action={
        <Button component={Link} to={paths.changes()}>
          Request a change
        </Button>
      }
      endpoint={ownAgents}
      columns={columnsOf(countryOf)}
      rowKey={({ business_id, key }) => `${business_id}-${key}`}
      searchLabel="Search agent or business"
      empty={{
        title: 'No agent yet',
        hint: 'Agents are declared in the application, and changed by an information update afterwards.',
        action: (
          <Button component={Link} to={paths.businesses()} variant="default">
            My businesses
          </Button>
        ),
      }}
    />
  )
}

const columnsOf = (countryOf: (code: string) => string): Column<OwnAgent>[] => [
  {
    header: 'Agent',
    orderBy: 'name',
    cell: ({ name, address }) => (
      <TwoLines small={address}>
        <b>{name}</b>
      </TwoLines>
    ),
    text: ({ name, address }) => [name, address].filter(Boolean).join(', '),
  },
  { header: 'Country', cell: ({ country }) => countryOf(country), text: ({ country }) => countryOf(country) },
  { header: 'Business', cell: ({ business_name }) => business_name, orderBy: 'business_name' },
  days('Agreement from', ({ agreement_starts_on }) => agreement_starts_on, { phone: 'hidden' }),
  days('Agreement until', ({ agreement_ends_on }) => agreement_ends_on, { orderBy: 'agreement_ends_on' }),
]
