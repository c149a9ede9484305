import type { ReactNode } from 'react'
import { EmailAddress } from '#ui/facts/EmailAddress.tsx'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { figures } from '#ui/tables/columns/table-columns.tsx'
import type { TableEndpoint } from '#ui/tables/table-endpoint.ts'
import type { Filter } from '#ui/tables/request/table-filter.ts'
import { lastLogin } from './AccountFacts.tsx'

/** What a list of accounts shows of each account. */
interface AccountRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly last_login: string | null
}

interface Props<Row extends AccountRow> {
  readonly title: string
  readonly subtitle: string
  readonly add?: ReactNode
  readonly endpoint: TableEndpoint<Row>
  /** Between the address and the last sign-in. */
  readonly columns: readonly Column<Row>[]
  readonly rowLink: (row: Row) => string
  readonly searchLabel: string
  /** Before the status. */
  readonly filters?: readonly Filter[]
  /** Leaves the last sign-in out where there is no room for it. */
  readonly isWide?: boolean
}

/** The page of a list of accounts: of staff or of customers. */
export function AccountList<Row extends AccountRow>(props: Props<Row>) {
  const { title, subtitle, add, endpoint, columns, rowLink, searchLabel, filters = [], isWide = false } = props
  return (
    <ListPage
      title={title}
      subtitle={subtitle}
      action={add}
      endpoint={endpoint}
      label={title}
      columns={[
        {
          header: 'Name',
          cell: ({ name, email }) => name || <EmailAddress address={email} />,
          text: ({ name, email }) => name || email,
          orderBy: 'name',
        },
        {
          header: 'E-mail',
          cell: ({ email }) => <EmailAddress address={email} />,
          text: ({ email }) => email,
          orderBy: 'email',
          phone: 'line',
        },
        ...columns,
        figures<Row>('Last sign-in', ({ last_login }) => lastLogin(last_login), {
          orderBy: 'last_login',
          phone: 'hidden',
          ...(isWide && { wide: true }),
        }),
      ]}
      rowKey={({ id }) => id}
      rowLink={rowLink}
      searchLabel={searchLabel}
      ordered={{ order_by: 'name', sort_by: 'asc' }}
      dense
      filters={[...filters, ofStatus]}
    />
  )
}

const ofStatus: Filter = {
  name: 'status',
  label: 'Status',
  choices: [
    { value: 'active', label: 'Active' },
    { value: 'disabled', label: 'Disabled' },
  ],
}
