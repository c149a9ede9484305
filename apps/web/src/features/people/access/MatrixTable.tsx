import type { Role } from '@lading/contract/roles'
import { isForCustomers } from '@lading/domain/people/permission-words'
import { Text } from '@mantine/core'
import { Fragment, type KeyboardEvent } from 'react'
import { ensure } from '@lading/domain/ensure'
import type { Offered, Section } from '../permission-sections.ts'
import classes from './MatrixTable.module.css'
import type { useChanges } from './use-changes.ts'

interface Props {
  readonly sections: readonly Section[]
  readonly roles: readonly Role[]
  readonly state: ReturnType<typeof useChanges>
}

/** The boxes. Tab goes into the table once; arrow keys go from box to box, Space ticks. */
export function MatrixTable({ sections, roles, state }: Props) {
  const first = sections[0]?.entries[0]?.name
  return (
    <div className={classes.scroll}>
      <table aria-label="Roles and permissions" className={classes.table} data-few={roles.length < 3 || undefined}>
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {roles.map(({ id, name }) => (
              <th key={id} scope="col" className={classes.role}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map(({ title, entries }) => (
            <Fragment key={title}>
              <tr className={classes.section}>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {title}
                </th>
              </tr>
              {entries.map((entry) => (
                <tr key={entry.name}>
                  <th scope="row">
                    {entry.label}
                    <Text component="small" fz="xs" c="dimmed" lineClamp={2}>
                      {entry.opens}
                    </Text>
                  </th>
                  {roles.map((role, place) => (
                    <Cell key={role.id} {...{ entry, role, state }} isEntrance={entry.name === first && place === 0} />
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  readonly entry: Offered
  readonly role: Role
  readonly state: Props['state']
  readonly isEntrance: boolean
}

function Cell({ entry: { name, label }, role, state, isEntrance }: CellProps) {
  const isOffered = role.agency_rule !== 'none' || isForCustomers(name)
  return (
    <td className={classes.cell} data-changed={state.isChanged(role, name) || undefined}>
      {isOffered ? (
        <input
          type="checkbox"
          tabIndex={isEntrance ? 0 : -1}
          aria-label={`${label}: ${role.name}`}
          checked={state.has(role, name)}
          onChange={() => state.flip(role, name)}
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

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** From a box to the next one that way; headings and cells without a box are passed over. */
function goByArrow(event: KeyboardEvent<HTMLInputElement>) {
  const step = steps[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  event.preventDefault()
  const rows = [...ensure(row.parentElement, 'the row group').children]
  let [down, right] = [rows.indexOf(row), cell.cellIndex]
  do {
    down += step[0]
    right += step[1]
    const box = rows[down]?.children[right]?.querySelector('input')
    if (box) return box.focus()
  } while (rows[down] && right > 0 && right < row.children.length)
}

/** The box that was left is the one that Tab comes back to. */
function becomeEntrance({ currentTarget }: { currentTarget: HTMLInputElement }) {
  const table = ensure(currentTarget.closest('table'), 'the table around the cell')
  for (const box of table.querySelectorAll<HTMLInputElement>('input[tabindex="0"]')) box.tabIndex = -1
  currentTarget.tabIndex = 0
}
