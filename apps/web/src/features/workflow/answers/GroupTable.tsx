import { formOfType } from '@lading/contract/transaction-types'
import { Title } from '@mantine/core'
import { useId } from 'react'
import { FrameBar } from '#ui/tables/frame/FrameBar.tsx'
import { TableFrame } from '#ui/tables/frame/TableFrame.tsx'
import { SidewaysScroll } from '#ui/tables/SidewaysScroll.tsx'
import { useTransaction } from '../open-transaction.ts'
import { comparedIn, isCompared } from './compared-group.ts'
import { columnsOf, type Column } from './group-columns.ts'
import { GroupRow } from './GroupRow.tsx'
import classes from './GroupTable.module.css'

interface Props {
  readonly group: string
  readonly title: string
  /** What the rows come to, below the columns it belongs to. */
  readonly total?: Total | undefined
}

export interface Total {
  readonly label: string
  readonly of: Readonly<Record<string, string>>
}

/** One list of the form as a table. */
export function GroupTable({ group, title, total }: Props) {
  const { transaction, is_mine } = useTransaction()
  const id = useId()
  const rows = comparedIn(transaction, group)
  const columns = columnsOf(
    formOfType(transaction.type).columnsOf(group, { ...transaction.register, ...transaction.form }),
  )
  return (
    <TableFrame className={classes.table} aria-labelledby={id}>
      <FrameBar>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
      </FrameBar>
      <SidewaysScroll>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {isCompared(transaction, group) && <th scope="col">Change</th>}
              {columns.map(({ name, label, right }) => (
                <th key={name} scope="col" data-align={right ? 'right' : undefined}>
                  {label}
                </th>
              ))}
              {is_mine && (
                <th scope="col">
                  <span className="vh">Mark or correct</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <GroupRow key={one.row.key} group={group} columns={columns} {...one} />
            ))}
          </tbody>
          {total && <TotalRow total={total} columns={columns} />}
        </table>
      </SidewaysScroll>
    </TableFrame>
  )
}

function TotalRow({ total, columns }: { total: Total; columns: readonly Column[] }) {
  const first = columns.findIndex(({ name }) => name in total.of)
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={first}>
          {total.label}
        </th>
        {columns.slice(first).map(({ name }) => (
          <td key={name} data-align="right">
            {total.of[name]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
