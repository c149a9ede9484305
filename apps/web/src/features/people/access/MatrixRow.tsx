import type { Role } from '@lading/contract/people/roles'
import { isForCustomers } from '@lading/domain/people/acting/permission-words'
import { Text } from '@mantine/core'
import { memo } from 'react'
import type { OfferedPermission } from '../permission-sections.ts'
import { becomeEntrance, goByArrow } from './matrix-keys.ts'
import classes from './MatrixTable.module.css'
import type { Flip } from './use-changes.ts'

interface Props {
  readonly entry: OfferedPermission
  readonly roles: readonly Role[]
  /** The roles whose box was ticked otherwise than it is saved, by their numbers with a comma between: a text, so that only what was ticked is drawn again. */
  readonly flipped: string
  readonly flip: Flip
  readonly isEntrance: boolean
}

/** One permission: a box for each role. Drawn again when one of its own boxes is ticked, and at no other tick. */
export const MatrixRow = memo(function MatrixRow({ entry, roles, flipped, flip, isEntrance }: Props) {
  const ticked = new Set(flipped.split(','))
  return (
    <tr>
      <th scope="row">
        {entry.label}
        <Text component="small" fz="xs" c="dimmed" lineClamp={2}>
          {entry.opens}
        </Text>
      </th>
      {roles.map((role, place) => (
        <Cell
          key={role.id}
          {...{ entry, role, flip }}
          isChanged={ticked.has(String(role.id))}
          isEntrance={isEntrance && place === 0}
        />
      ))}
    </tr>
  )
})

interface CellProps extends Pick<Props, 'entry' | 'flip' | 'isEntrance'> {
  readonly role: Role
  readonly isChanged: boolean
}

function Cell({ entry: { name, label }, role, isChanged, flip, isEntrance }: CellProps) {
  const isOffered = role.agency_rule !== 'none' || isForCustomers(name)
  return (
    <td className={classes.cell} data-changed={isChanged || undefined}>
      {isOffered ? (
        <input
          type="checkbox"
          tabIndex={isEntrance ? 0 : -1}
          aria-label={`${label}: ${role.name}`}
          checked={role.permissions.includes(name) !== isChanged}
          onChange={() => flip(role, name)}
          onKeyDown={goByArrow}
          onFocus={becomeEntrance}
        />
      ) : (
        <>
          <span aria-hidden>–</span>
          <span className="vh">Not for {role.name}</span>
        </>
      )}
    </td>
  )
}
