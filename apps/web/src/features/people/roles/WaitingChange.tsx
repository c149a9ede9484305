import { permissions } from '@lading/contract/permissions'
import { decideRoleChange, roleOf, roles, type RoleChange, type RoleWithHolders } from '@lading/contract/roles'
import { permissionChanges } from '@lading/domain/people/role-rules'
import { Button } from '@mantine/core'
import { useAct } from '#lib/act'
import { instantText } from '#lib/format'
import { Pane } from '#ui/Pane'
import { labelOf } from '../openings.ts'

interface Props {
  readonly role: RoleWithHolders
  readonly change: RoleChange
}

/** What waits for a second administrator: what it would change, and the decision, which is never one's own. */
export function WaitingChange({ role, change }: Props) {
  const act = useAct(decideRoleChange, { stale: [roles, roleOf, permissions] })
  const decide = (decision: 'confirm' | 'refuse' | 'withdraw') =>
    act.mutate({ params: { id: role.id }, body: { change_id: change.id, decision } })
  return (
    <Pane
      title="A change waits for a second administrator"
      subtitle={`${change.asked_by} asked for it, ${instantText(change.asked_at)}.`}
      act
    >
      <ul className="pe-wanted">
        {changesIn(role, change).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {change.is_mine ? (
        <div className="pe-acts">
          <span className="pe-count">Another administrator confirms or refuses it.</span>
          <Button variant="default" loading={act.isPending} onClick={() => decide('withdraw')}>
            Take it back
          </Button>
        </div>
      ) : (
        <div className="pe-acts">
          <Button variant="default" disabled={act.isPending} onClick={() => decide('refuse')}>
            Refuse
          </Button>
          <Button loading={act.isPending} onClick={() => decide('confirm')}>
            Confirm
          </Button>
        </div>
      )}
    </Pane>
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
    ...given.map((name) => `Given: ${labelOf(name)}`),
    ...taken.map((name) => `Taken: ${labelOf(name)}`),
  ]
}
