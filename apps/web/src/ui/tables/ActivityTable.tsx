import { isActionKey, labelOfAction } from '@lading/domain/workflow/actions/actions'
import { instantText } from '#lib/format.ts'
import { ServerTable, type Column } from './ServerTable.tsx'
import { figures } from './columns/table-columns.tsx'
import type { TableEndpoint } from './table-endpoint.ts'

/** An act as the audit has it; `by` is said where others may have done it. */
interface Act {
  readonly id: number
  readonly at: string
  readonly action: string
  readonly about: string
  readonly ip: string
  readonly by?: string
}

interface Props<Row extends Act> {
  readonly endpoint: TableEndpoint<Row>
  readonly label: string
  readonly searchLabel: string
  readonly hint: string
  /** Whose words an act of the workflow has. */
  readonly audience?: 'customer' | 'staff' | 'system'
  /** Whose account it is; without it, the reader's own acts. */
  readonly user_id?: number
}

/** What a person did, and what was done to their account. */
export function ActivityTable<Row extends Act>(props: Props<Row>) {
  const { endpoint, label, searchLabel, hint, audience = 'staff', user_id } = props
  const isOfAccount = user_id !== undefined
  const columns: readonly Column<Row>[] = [
    { header: 'What', cell: ({ action }) => inWords(action, audience) },
    { header: 'About', cell: ({ about }) => about || (isOfAccount ? 'This account' : '–'), phone: 'line' },
    ...(isOfAccount ? [{ header: 'By', cell: ({ by }: Row) => by || 'Themselves' }] : []),
    figures('When', ({ at }) => instantText(at), { orderBy: 'at' }),
    figures('From', ({ ip }) => ip || '–', { phone: 'hidden' }),
  ]
  return (
    <ServerTable
      endpoint={endpoint}
      label={label}
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel={searchLabel}
      {...(isOfAccount && { fixed: { user_id }, urlKey: 'activity', ordered: { order_by: 'at', sort_by: 'desc' } })}
      empty={{ title: 'No activity yet', hint }}
    />
  )
}

/** The words of the button for an act of the workflow; for the rest its name as a sentence. */
function inWords(action: string, audience: 'customer' | 'staff' | 'system'): string {
  if (isActionKey(action)) return labelOfAction(action, audience)
  const words = action.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
