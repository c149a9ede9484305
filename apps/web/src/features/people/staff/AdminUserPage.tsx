import { adminUser, adminUserList, updateAdminUser, type AdminUser } from '@lading/contract/people/admin-users'
import { activityList } from '@lading/contract/people/activity'
import { holds } from '@lading/domain/people/acting/actor'
import { ADMINISTERS } from '@lading/domain/people/staff/administration'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { useActor } from '#lib/session.ts'
import { Facts } from '#ui/facts/Facts.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { AccountActs } from '../accounts/AccountActs.tsx'
import { AccountMark, emailConfirmed, lastLogin } from '../accounts/AccountFacts.tsx'
import { AccountActivity } from '../accounts/AccountActivity.tsx'
import { staffCalls } from '../accounts/kept-by.ts'
import { labelOf } from '../openings.ts'
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx'
import { AdminUserForm } from './AdminUserForm.tsx'
import { sideOf } from './sides.ts'
import { WaitingRights } from './WaitingRights.tsx'
import { WithChoices } from './WithChoices.tsx'

/** One staff account: changed by administrators, seen by those who may see staff. */
export default function AdminUserPage() {
  const id = Number(useParams()['id'])
  const actor = useActor()
  const { data } = useQuery({ ...query(adminUser, { params: { id } }), throwOnError: nothingRead })
  if (data?.id !== id) return <PageSkeleton />
  const mayKeep = actor !== null && holds(actor, ADMINISTERS)
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow="Staff account"
        title={signedName(data) || data.email}
        subtitle={data.roles.map(({ name }) => name).join(', ')}
        badge={<AccountMark {...data} />}
      />
      <Pane title="At a glance">
        <Facts rows={factsOf(data)} />
      </Pane>
      {mayKeep && data.change && <WaitingRights account={data} change={data.change} />}
      {mayKeep && data.id !== actor.user_id && (
        <AccountActs account={data} kept={staffCalls}>
          {data.has_second_factor && <RemoveSecondFactor account={data} />}
        </AccountActs>
      )}
      {mayKeep && <EditAccount key={data.id} account={data} />}
      <AccountActivity user_id={data.id} />
    </Stack>
  )
}

function EditAccount({ account }: { account: AdminUser }) {
  const act = useAct(updateAdminUser, {
    done: ({ change }) =>
      change
        ? 'The account is saved. The change needs confirmation by another administrator.'
        : 'The account is saved. Changes take effect immediately.',
    stale: [adminUser, adminUserList, activityList],
  })
  return (
    <WithChoices>
      {(choices) => (
        <AdminUserForm
          {...choices}
          account={account}
          problem={act.error}
          busy={act.isPending}
          save="Save"
          onSave={(order, version) => act.mutate({ params: { id: account.id }, body: { ...order, version } })}
        />
      )}
    </WithChoices>
  )
}

const factsOf = (account: AdminUser) =>
  [
    ['E-mail address', account.email],
    ['E-mail confirmed', emailConfirmed(account)],
    ['Mobile number', account.mobile],
    ['Side', sideOf(account.agency)],
    ['Position', account.position_title],
    ['Unit', account.unit],
    ['Open transactions', account.open_transactions],
    ['Second factor', account.has_second_factor ? 'On' : 'Off'],
    ['Last sign-in', lastLogin(account.last_login)],
    ['Further permissions', account.permissions.map((name) => labelOf(name)).join(', ')],
  ] as const
