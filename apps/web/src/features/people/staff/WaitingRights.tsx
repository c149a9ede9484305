import {
  adminUser,
  adminUserList,
  decideRightsChange,
  type AdminUser,
  type RightsChange,
} from '@lading/contract/people/admin-users'
import { activityList } from '@lading/contract/people/activity'
import { roleOf, roles } from '@lading/contract/people/roles'
import { permissionChanges } from '@lading/domain/people/staff/role-rules'
import { useAct } from '#lib/act.ts'
import { WaitingDecision } from '../accounts/WaitingDecision.tsx'
import { labelOf } from '../openings.ts'
import { sideOf } from './sides.ts'

/** Other rights or another address of a person that wait for a second administrator. */
export function WaitingRights({ account, change }: { account: AdminUser; change: RightsChange }) {
  const act = useAct(decideRightsChange, { stale: [adminUser, adminUserList, activityList, roles, roleOf] })
  return (
    <WaitingDecision
      change={change}
      lines={changesIn(account, change)}
      busy={act.isPending}
      isAboutMe={change.is_about_me}
      onDecide={(decision) => act.mutate({ params: { id: account.id }, body: { change_id: change.id, decision } })}
    />
  )
}

/** What the person would be given and lose, a line each. */
function changesIn(account: AdminUser, { wanted }: RightsChange): string[] {
  const names = (held: AdminUser['roles']) => held.map(({ name }) => name)
  const ofRoles = permissionChanges(names(account.roles), names(wanted.roles))
  const direct = permissionChanges(account.permissions, wanted.permissions)
  return [
    ...ofRoles.given.map((name) => `Role added: ${name}`),
    ...ofRoles.taken.map((name) => `Role removed: ${name}`),
    ...direct.given.map((name) => `Permission added: ${labelOf(name)}`),
    ...direct.taken.map((name) => `Permission removed: ${labelOf(name)}`),
    ...(account.agency === wanted.agency ? [] : [`Side: ${sideOf(wanted.agency)}`]),
    ...((wanted.email ?? account.email) === account.email ? [] : [`E-mail address: ${wanted.email}`]),
  ]
}
