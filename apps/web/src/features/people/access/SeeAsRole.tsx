import type { Role } from '@lading/contract/roles'
import type { Actor } from '@lading/domain/people/actor'
import { holderOf } from '@lading/domain/people/role-actor'
import { actsFor } from '@lading/domain/workflow/act-permissions'
import { sideLabels } from '@lading/domain/transactions/labels'
import { SegmentedControl, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { knownScreens } from '#lib/known-screens.ts'
import { Pane } from '#ui/Pane.tsx'
import { agencies, type Agency } from '@lading/domain/transactions/agency'

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
    <div className="stack">
      <Pane>
        <div className="ac-choose">
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
        </div>
        <Text size="sm" c="dimmed" mt="xs">
          What somebody gets who holds this role alone. You stay yourself; nothing is opened in their name.
        </Text>
      </Pane>
      <div className="cols">
        <Menu actor={actor} />
        <Screens actor={actor} />
        <Acts actor={actor} />
      </div>
    </div>
  )
}

function Menu({ actor }: { actor: Actor }) {
  const groups = knownScreens().menuOf(actor)
  return (
    <Pane title="The menu">
      {groups.length === 0 && <p className="ac-none">The menu is empty.</p>}
      {groups.map(({ title, items }) => (
        <div key={title} className="ac-group">
          <h3>{title}</h3>
          <ul>
            {items.map(({ path, label }) => (
              <li key={path}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
    </Pane>
  )
}

function Screens({ actor }: { actor: Actor }) {
  const { screens, isOpen } = knownScreens()
  const asking = screens.filter((screen) => screen.permission !== undefined && isOpen(screen, actor))
  return (
    <Pane title="Screens that ask a permission">
      {asking.length === 0 && <p className="ac-none">None of them opens.</p>}
      <ul className="ac-list">
        {asking.map(({ path, title }) => (
          <li key={path}>
            {title} <small>{path}</small>
          </li>
        ))}
      </ul>
    </Pane>
  )
}

function Acts({ actor }: { actor: Actor }) {
  const acts = actor.audience === 'staff' ? actsFor(actor.permissions, actor.agency) : []
  return (
    <Pane title="Acts of the workflow">
      {actor.audience === 'customer' && (
        <p className="ac-none">What customers do follows from their part in each business, not from the role.</p>
      )}
      {actor.audience === 'staff' && acts.length === 0 && <p className="ac-none">No act.</p>}
      <ul className="ac-list">
        {acts.map(({ action, label, at }) => (
          <li key={action}>
            {label} <small>{at.length > 0 ? at.join(', ') : 'at any time'}</small>
          </li>
        ))}
      </ul>
    </Pane>
  )
}
