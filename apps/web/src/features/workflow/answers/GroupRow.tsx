import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { AnswerText } from '#ui/answers/AnswerText.tsx'
import { RowMark } from '#ui/answers/RowMark.tsx'
import { useTransaction } from '../open-transaction.ts'
import { AnswerActs } from './AnswerActs.tsx'
import type { ComparedRow } from './compared-group.ts'
import { addressOf, type Column } from './group-columns.ts'
import { MarkNote } from './MarkButton.tsx'
import { markOn } from './marks.ts'
import classes from './GroupTable.module.css'

interface Props extends ComparedRow {
  readonly group: string
  readonly columns: readonly Column[]
}

/** One row of a list: its answers can be marked or corrected, and its marks stand below it. */
export function GroupRow({ group, row, was, state, columns }: Props) {
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
            {state !== 'removed' && <AnswerActs answers={answers} of={String(row.name ?? '') || 'this row'} />}
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
