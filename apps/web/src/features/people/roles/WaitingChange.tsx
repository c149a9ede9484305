import { permissions } from '@lading/contract/people/permissions'
import { decideRoleChange, roleOf, roles, type RoleChange, type RoleWithHolders } from '@lading/contract/people/roles'
import { permissionChanges } from '@lading/domain/people/staff/role-rules'
import { useAct } from '#lib/act.ts'
import { WaitingDecision } from '../accounts/WaitingDecision.tsx'
import { labelOf } from '../openings.ts'

interface Props {
  readonly role: RoleWithHolders
  readonly change: RoleChange
}

/** The change of a role that waits for a second administrator. */
export function WaitingChange({ role, change }: Props) {
  const act = useAct(decideRoleChange, { stale: [roles, roleOf, permissions] })
  return (
    <WaitingDecision
      change={change}
      lines={changesIn(role, change)}
      busy={act.isPending}
      onDecide={(decision) => act.mutate({ params: { id: role.id }, body: { change_id: change.id, decision } })}
    />
  )
}

/** What would be otherwise, a line each. */
function changesIn(role: RoleWithHolders, { wanted }: RoleChange): string[] {
  const { given, taken } = permissionChanges(role.permissions, wanted.permissions)
  return [
    ...(role.name === wanted.name ? [] : [`Name: ${wanted.name}`]),
    ...(role.short === wanted.short ? [] : [`Short name: ${wanted.short}`]),
    ...(role.position === wanted.position ? [] : [`Place in the order: ${wanted.position}`]),
    ...(role.agency_rule === wanted.agency_rule ? [] : ['For how many agencies its people work']),
    ...given.map((name) => `Added: ${labelOf(name)}`),
    ...taken.map((name) => `Removed: ${labelOf(name)}`),
  ]
}
