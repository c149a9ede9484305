import type { Role } from '@lading/contract/people/roles'
import { Fragment } from 'react'
import type { Section } from '../permission-sections.ts'
import { MatrixRow } from './MatrixRow.tsx'
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
                <MatrixRow
                  key={entry.name}
                  {...{ entry, roles, flip: state.flip }}
                  flipped={state.flippedOf(entry.name)}
                  isEntrance={entry.name === first}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
