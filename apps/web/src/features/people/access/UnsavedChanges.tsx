import type { Role } from '@lading/contract/people/roles'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Pane } from '#ui/layout/Pane.tsx'
import { SaveRole } from './SaveRole.tsx'
import type { RoleChange } from './use-changes.ts'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

interface Props {
  readonly changes: readonly RoleChange[]
  readonly onForget: (role: Role) => void
}

/** What was ticked and not saved yet, role by role; nothing holds before it is saved. */
export function UnsavedChanges({ changes, onForget }: Props) {
  const [saving, setSaving] = useState<number>()
  const change = changes.find(({ role }) => role.id === saving)
  if (changes.length === 0) return null
  return (
    <Pane title="Not saved yet" subtitle="Each role is reviewed and saved separately." act>
      <RuledList fz="sm">
        {changes.map(({ role, given, taken }) => (
          <RuledLine key={role.id} wrap="wrap">
            <b>{role.name}</b>
            <Text span inherit c="dimmed" mr="auto">
              {counted(given.length, taken.length)}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => onForget(role)}>
              Undo<span className="vh"> {role.name}</span>
            </Button>
            <Button size="compact-sm" onClick={() => setSaving(role.id)}>
              Review and save<span className="vh"> {role.name}</span>
            </Button>
          </RuledLine>
        ))}
      </RuledList>
      {change && (
        <SaveRole change={change} onSaved={() => onForget(change.role)} onClose={() => setSaving(undefined)} />
      )}
    </Pane>
  )
}

function counted(given: number, taken: number): string {
  return [given > 0 && `${given} given`, taken > 0 && `${taken} taken`].filter(Boolean).join(', ')
}
