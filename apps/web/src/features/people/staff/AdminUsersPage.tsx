import { adminUserList, type AdminUserRow } from '@lading/contract/people/admin-users'
import { roles } from '@lading/contract/people/roles'
import { holds } from '@lading/domain/people/acting/actor'
import { ADMINISTERS } from '@lading/domain/people/staff/administration'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { AddButton } from '#ui/forms/AddButton.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { AccountMark, accountText } from '../accounts/AccountFacts.tsx'
import { AccountList } from '../accounts/AccountList.tsx'
import { sideOf } from './sides.ts'
import { agencies, sideLabels } from '@lading/domain/transactions/agency'

const columns: readonly Column<AdminUserRow>[] = [
  { header: 'Roles', cell: ({ roles: held }) => held.map(({ name }) => name).join(', '), phone: 'line' },
  { header: 'Side', cell: ({ agency }) => sideOf(agency), width: '160px' },
  {
    header: 'Status',
    cell: (row) => <AccountMark {...row} />,
    text: accountText,
    orderBy: 'status',
    phone: 'aside',
    width: '110px',
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
    <AccountList
      title="Staff accounts"
      subtitle="Staff of the agencies, with their roles and side."
      add={mayKeep && <AddButton label="Add an account" to={paths.addAdminUser()} />}
      endpoint={adminUserList}
      columns={columns}
      rowLink={({ id }) => paths.adminUser(id)}
      searchLabel="Search name or e-mail"
      filters={[
        ...(ofRole.length > 0 ? [{ name: 'role_id', label: 'Role', choices: ofRole }] : []),
        ...(actor?.agency === null ? [ofSide] : []),
      ]}
      isWide
    />
  )
}

const ofSide = {
  name: 'agency',
  label: 'Side',
  choices: [...agencies.map((value) => ({ value, label: sideLabels[value].name })), { value: 'both', label: 'Both' }],
}
