import { adminUserList, type AdminUserRow } from '@lading/contract/admin-users'
import { roles } from '@lading/contract/roles'
import { holds } from '@lading/domain/people/actor'
import { ADMINISTERS } from '@lading/domain/people/administration'
import { sideLabels } from '@lading/domain/transactions/labels'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'
import { AccountMark, accountText, lastLogin } from '../accounts/AccountFacts.tsx'
import { sideOf } from './sides.ts'
import '../people.css'
import { agencies } from '@lading/domain/transactions/agency'

const columns: readonly Column<AdminUserRow>[] = [
  { header: 'Name', cell: ({ name, email }) => name || email, orderBy: 'name' },
  { header: 'E-mail', cell: ({ email }) => email, orderBy: 'email', phone: 'line' },
  { header: 'Roles', cell: ({ roles: held }) => held.map(({ name }) => name).join(', '), phone: 'line' },
  { header: 'Side', cell: ({ agency }) => sideOf(agency) },
  { header: 'Status', cell: (row) => <AccountMark {...row} />, text: accountText, orderBy: 'status', phone: 'aside' },
  {
    header: 'Last sign-in',
    cell: ({ last_login }) => <span className="num">{lastLogin(last_login)}</span>,
    text: ({ last_login }) => lastLogin(last_login),
    orderBy: 'last_login',
    wide: true,
    phone: 'hidden',
  },
]

/** The accounts of staff. */
export default function AdminUsersPage() {
  const actor = useActor()
  const mayKeep = actor !== null && holds(actor, ADMINISTERS)
  const all = useQuery({ ...query(roles), enabled: mayKeep }).data?.data ?? []
  const ofRole = all
    .filter(({ agency_rule }) => agency_rule !== 'none')
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="stack">
      <PageHeader
        title="Staff accounts"
        subtitle="Who works in the portal, with which roles and for which side."
        action={
          mayKeep && (
            <Button component={Link} to={paths.addAdminUser()} leftSection={<IconPlus size={16} aria-hidden />}>
              Add an account
            </Button>
          )
        }
      />
      <ServerTable
        endpoint={adminUserList}
        label="Staff accounts"
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.adminUser(id)}
        searchLabel="Search name or e-mail"
        ordered={{ order_by: 'name', sort_by: 'asc' }}
        dense
        filters={[
          ...(ofRole.length > 0 ? [{ name: 'role_id', label: 'Role', choices: ofRole }] : []),
          ...(actor?.agency === null
            ? [
                {
                  name: 'agency',
                  label: 'Side',
                  choices: [
                    ...agencies.map((value) => ({ value, label: sideLabels[value].name })),
                    { value: 'both', label: 'Both' },
                  ],
                },
              ]
            : []),
          {
            name: 'status',
            label: 'Status',
            choices: [
              { value: 'active', label: 'Active' },
              { value: 'disabled', label: 'Disabled' },
            ],
          },
        ]}
      />
    </div>
  )
}
