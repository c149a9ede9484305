import type { TransactionDetail } from '@lading/contract/evaluation'
import { formOfType } from '@lading/contract/transaction-types'
import { comparedRows, type RowState } from '@lading/domain/filing/changed-rows'
import { Text, Title } from '@mantine/core'
import { Fragment, useId } from 'react'
import { AnswerText } from '#ui/answers/AnswerText.tsx'
import { RowMark } from '#ui/answers/RowMark.tsx'
import { rowsIn, type Row } from '#ui/answers/answers.ts'
import { SidewaysScroll } from '#ui/tables/SidewaysScroll.tsx'
import { useTransaction } from '../open-transaction.ts'
import { AnswerActs } from './AnswerActs.tsx'
import { addressOf, columnsOf, type Column } from './group-columns.ts'
import { MarkNote } from './MarkButton.tsx'
import { markOn } from './marks.ts'
import '#ui/tables/server-table.css'
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

/** One list of the form as a table; a row's answers can be marked or corrected, and its marks stand below it. */
export function GroupTable({ group, title, total }: Props) {
  const { transaction, is_mine } = useTransaction()
  const id = useId()
  const rows = comparedIn(transaction, group)
  const columns = columnsOf(
    formOfType(transaction.type).columnsOf(group, { ...transaction.register, ...transaction.form }),
  )
  return (
    <section className={`tbl ${classes.table}`} aria-labelledby={id}>
      <div className="tbl-bar">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
      </div>
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
    </section>
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

interface RowProps extends Compared {
  readonly group: string
  readonly columns: readonly Column[]
}

function GroupRow({ group, row, was, state, columns }: RowProps) {
  const { transaction, is_mine } = useTransaction()
  const answers = columns.map(({ name, label }) => ({ path: `${group}.${row.key}.${name}`, label }))
  const told = answers.filter(({ path }) => {
    const { remark, asked } = markOn(transaction, path)
    return remark !== '' || asked !== undefined
  })
  return (
    <Fragment>
      <tr data-removed={state === 'removed' || undefined}>
        {state && (
          <td data-phone="detail">
            <RowMark state={state} row={row} />
          </td>
        )}
        {columns.map(({ name, label, field, right }, place) => (
          <td
            key={name}
            data-align={right ? 'right' : undefined}
            data-phone={place === 0 ? 'title' : 'detail'}
            data-address={field ? undefined : true}
          >
            {place > 0 && (
              <Text span inherit hiddenFrom="sm">
                {label}:{' '}
              </Text>
            )}
            {field ? <AnswerText {...{ name, field }} answers={row} register={was} /> : addressOf(row) || '–'}
          </td>
        ))}
        {is_mine && (
          <td data-acts>
            {state !== 'removed' && <AnswerActs answers={answers} of={String(row['name'] ?? '') || 'this row'} />}
          </td>
        )}
      </tr>
      {told.length > 0 && (
        <tr className={classes.told}>
          <td colSpan={columns.length + (is_mine ? 1 : 0) + (state ? 1 : 0)}>
            {told.map(({ path, label }) => (
              <MarkNote key={path} path={path} label={label} />
            ))}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

interface Compared {
  readonly row: Row
  readonly was: Row | undefined
  /** Null where the register says nothing of the kind. */
  readonly state: RowState | null
}

type Answered = Pick<TransactionDetail, 'form' | 'register'>

const isCompared = ({ register }: Answered, group: string) => register !== null && group in register

/** The rows of the form; of a change beside those of the register, with who is taken out at the end. */
function comparedIn(transaction: Answered, group: string): readonly Compared[] {
  const rows = rowsIn(transaction.form, group)
  if (!isCompared(transaction, group)) return rows.map((row) => ({ row, was: undefined, state: null }))
  return comparedRows(rowsIn(transaction.register ?? {}, group), rows)
}
