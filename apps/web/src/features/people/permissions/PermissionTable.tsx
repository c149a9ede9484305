import type { PermissionRow } from '@lading/contract/people/permissions'
import { Button, Text } from '@mantine/core'
import { Fragment } from 'react'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { ensure } from '@lading/domain/ensure'
import type { OfferedPermission, Section } from '../permission-sections.ts'
import classes from './PermissionTable.module.css'
import { SidewaysScroll } from '#ui/tables/SidewaysScroll.tsx'

interface Props {
  readonly sections: readonly Section[]
  readonly rows: readonly PermissionRow[]
  readonly onChange: (row: PermissionRow) => void
}

/** Permissions under their headings, each with what it opens and who has it. */
export function PermissionTable({ sections, rows, onChange }: Props) {
  const byName = new Map(rows.map((row) => [row.name, row]))
  return (
    <SidewaysScroll>
      <table aria-label="Permissions">
        <thead>
          <tr>
            <th scope="col">Permission</th>
            <th scope="col">Who has it</th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ title, entries }) => (
            <Fragment key={title}>
              <tr className={classes.heading}>
                <th scope="rowgroup" colSpan={3}>
                  {title}
                </th>
              </tr>
              {entries.map((entry) => (
                <Row
                  key={entry.name}
                  entry={entry}
                  row={ensure(byName.get(entry.name), `permission ${entry.name}`)}
                  onChange={onChange}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  )
}

interface RowProps extends Pick<Props, 'onChange'> {
  readonly entry: OfferedPermission
  readonly row: PermissionRow
}

function Row({ entry: { label, opens }, row, onChange }: RowProps) {
  const holders = [...row.roles.map(({ name }) => name), ...row.people.map(({ name }) => `${name}, directly`)]
  return (
    <tr>
      <td data-phone="title" style={{ minWidth: 220 }}>
        <Text inherit fw={550}>
          {label}
        </Text>
        <SmallRow>
          <code>{row.name}</code>
        </SmallRow>
        <SmallRow>{opens}</SmallRow>
        {row.description && row.description !== label && <SmallRow>{row.description}</SmallRow>}
      </td>
      <td data-phone="line">{holders.length > 0 ? holders.join(' · ') : 'No one'}</td>
      <td data-acts>
        <Button size="compact-sm" variant="default" onClick={() => onChange(row)}>
          Describe<span className="vh"> {row.name}</span>
        </Button>
      </td>
    </tr>
  )
}
