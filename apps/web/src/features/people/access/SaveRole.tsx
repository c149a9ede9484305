import { List, Text, Title } from '@mantine/core'
import { permissions } from '@lading/contract/people/permissions'
import { roleOf, roles, updateRole } from '@lading/contract/people/roles'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import { labelOf } from '../openings.ts'
import type { RoleChange } from './use-changes.ts'

interface Props {
  readonly change: RoleChange
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Shows what a role gains and loses before it is saved. */
export function SaveRole({ change: { role, permissions: names, given, taken }, onSaved, onClose }: Props) {
  const act = useAct(updateRole, {
    done: ({ is_waiting }) =>
      is_waiting
        ? `The change of ${role.name} needs confirmation by another administrator.`
        : `The role ${role.name} is saved. Changes take effect immediately.`,
    stale: [roles, roleOf, permissions],
    onDone: () => {
      onClose()
      onSaved()
    },
  })
  const { id, name, short, agency_rule, position, version } = role
  const save = () =>
    act.mutate({ params: { id }, body: { name, short, agency_rule, position, version, permissions: [...names] } })
  const people = role.people === 1 ? 'one person' : `${role.people} people`
  return (
    <ConfirmDialog title={`Change ${name}?`} confirm="Save" busy={act.isPending} onConfirm={save} onClose={onClose}>
      <Text inherit mb="xs">
        For {people}, effective immediately.
      </Text>
      <Named title="Given" names={given} />
      <Named title="Taken" names={taken} />
    </ConfirmDialog>
  )
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <Title order={3} fz="dense" ff="text" mt="xs">
        {title}
      </Title>
      <List size="sm">
        {names.map((name) => (
          <List.Item key={name}>{labelOf(name)}</List.Item>
        ))}
      </List>
    </>
  )
}
