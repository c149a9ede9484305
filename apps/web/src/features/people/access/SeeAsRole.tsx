import type { Role } from '@lading/contract/people/roles'
import type { Actor } from '@lading/domain/people/acting/actor'
import { holderOf } from '@lading/domain/people/staff/role-actor'
import { actsFor } from '@lading/domain/workflow/roles/act-permissions'
import { Group, List, SegmentedControl, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { usePortal } from '#lib/portal.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { agencies, type Agency, sideLabels } from '@lading/domain/transactions/agency'

interface Props {
  readonly roles: readonly Role[]
  readonly chosen: number
  readonly onChoose: (id: number) => void
}

/** The menu, the screens and the acts of somebody who holds one role and nothing else. Nobody is signed in as them. */
export function SeeAsRole({ roles, chosen, onChoose }: Props) {
  const [agency, setAgency] = useState<Agency>('dti')
  const role = roles.find(({ id }) => id === chosen) ?? roles[0]
  if (!role) return null
  const actor = holderOf(role, agency)
  return (
    <Stack gap="lg">
      <Pane>
        <Group align="end" gap="lg">
          <Select
            label="Role"
            allowDeselect={false}
            data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(role.id)}
            onChange={(id) => onChoose(Number(id))}
          />
          {role.agency_rule === 'one' && (
            <SegmentedControl
              aria-label="Agency"
              data={agencies.map((value) => ({ value, label: sideLabels[value].name }))}
              value={agency}
              onChange={(value) => setAgency(value as Agency)}
            />
          )}
        </Group>
        <Text size="sm" c="dimmed" mt="xs">
          What a person with only this role can see and do. You remain signed in as yourself.
        </Text>
      </Pane>
      <SimpleGrid minColWidth="min(16.25rem, 100%)" autoFlow="auto-fit" spacing="lg">
        <Menu actor={actor} />
        <Screens actor={actor} />
        <Acts actor={actor} />
      </SimpleGrid>
    </Stack>
  )
}

function Menu({ actor }: { actor: Actor }) {
  const groups = usePortal().screens.known.menuOf(actor)
  return (
    <Pane title="The menu">
      {groups.length === 0 && (
        <Text inherit c="dimmed">
          The menu is empty.
        </Text>
      )}
      {groups.map(({ title, items }) => (
        <div key={title}>
          <Title order={3} fz="dense" ff="text" c="dimmed" mt="xs">
            {title}
          </Title>
          <List size="sm">
            {items.map(({ path, label }) => (
              <List.Item key={path}>{label}</List.Item>
            ))}
          </List>
        </div>
      ))}
    </Pane>
  )
}

function Screens({ actor }: { actor: Actor }) {
  const { screens, isOpen } = usePortal().screens.known
  const asking = screens.filter((screen) => screen.permission !== undefined && isOpen(screen, actor))
  return (
    <Pane title="Screens that require a permission">
      {asking.length === 0 && (
        <Text inherit c="dimmed">
          None is available.
        </Text>
      )}
      <List size="sm">
        {asking.map(({ path, title }) => (
          <List.Item key={path}>
            {title}{' '}
            <Text span fz="dense" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {path}
            </Text>
          </List.Item>
        ))}
      </List>
    </Pane>
  )
}

function Acts({ actor }: { actor: Actor }) {
  const acts = actor.audience === 'staff' ? actsFor(actor.permissions, actor.agency) : []
  return (
    <Pane title="Actions of the workflow">
      {actor.audience === 'customer' && (
        <Text inherit c="dimmed">
          What customers may do depends on their rights in each business, not on the role.
        </Text>
      )}
      {actor.audience === 'staff' && acts.length === 0 && (
        <Text inherit c="dimmed">
          No act.
        </Text>
      )}
      <List size="sm">
        {acts.map(({ action, label, at }) => (
          <List.Item key={action}>
            {label}{' '}
            <Text span fz="dense" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {at.length > 0 ? at.join(', ') : 'at any time'}
            </Text>
          </List.Item>
        ))}
      </List>
    </Pane>
  )
}
