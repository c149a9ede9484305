import { manilaDay } from '@lading/domain/dates/manila'
import { peso } from '@lading/domain/payments/money'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { labelOfStatus } from '@lading/domain/transactions/labels'
import type { Status } from '@lading/domain/transactions/status'
import { dayText, instantText } from '#lib/format.ts'
import { Day } from '../../facts/Day.tsx'
import { Money } from '../../facts/Money.tsx'
import { StatusBadge } from '../../facts/StatusBadge.tsx'
import type { Column, Head } from './table-column.ts'

type More = Omit<Head<string>, 'header'>

/** A column of numbers, addresses or times: in figures of one width. */
export function figures<Row>(header: string, text: (row: Row) => string, more: More = {}): Column<Row> {
  return { header, cell: (row) => <span className="num">{text(row)}</span>, text, ...more }
}

/** A column of days; of an instant, its day in Manila. */
export function days<Row>(header: string, of: (row: Row) => string | null, more: More = {}): Column<Row> {
  const dayOf = (row: Row) => {
    const when = of(row)
    return when?.includes('T') ? manilaDay(new Date(when)) : when
  }
  return { header, cell: (row) => <Day on={dayOf(row)} />, text: (row) => dayText(dayOf(row)), ...more }
}

/** A column of instants, to the minute. */
export function instants<Row>(header: string, of: (row: Row) => string, more: More = {}): Column<Row> {
  return { header, cell: (row) => <Day at={of(row)} />, text: (row) => instantText(of(row)), ...more }
}

/** A column of amounts, at the right. */
export function amounts<Row>(header: string, of: (row: Row) => string, more: More = {}): Column<Row> {
  return { header, align: 'right', cell: (row) => <Money amount={of(row)} />, text: (row) => peso(of(row)), ...more }
}

/** The column of a transaction's status, in the words of who reads it. */
export function statuses<Row extends { readonly status: Status; readonly type: TransactionType }>(
  header: string,
  audience: 'customer' | 'staff' | 'system',
): Column<Row> {
  return {
    header,
    cell: ({ status, type }) => <StatusBadge status={status} type={type} plain size="sm" />,
    text: ({ status, type }) => labelOfStatus(status, audience, type),
    orderBy: 'status',
    phone: 'aside',
  }
}
