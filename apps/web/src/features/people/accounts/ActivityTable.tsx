import { activityList, type Activity } from '@lading/contract/activity'
import { isActionKey, labelOfAction } from '@lading/domain/workflow/actions'
import { instantText } from '#lib/format.ts'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'

const columns: readonly Column<Activity>[] = [
  { header: 'What', cell: ({ action }) => inWords(action) },
  { header: 'About', cell: ({ about }) => about || 'This account', phone: 'line' },
  { header: 'By', cell: ({ by }) => by || 'Themselves' },
  {
    header: 'When',
    cell: ({ at }) => <span className="num">{instantText(at)}</span>,
    text: ({ at }) => instantText(at),
    orderBy: 'at',
  },
  {
    header: 'From',
    cell: ({ ip }) => <span className="num">{ip || '–'}</span>,
    text: ({ ip }) => ip || '–',
    phone: 'hidden',
  },
]

/** What a person did, and what was done to their account. */
export function ActivityTable({ user_id }: { user_id: number }) {
  return (
    <ServerTable
      endpoint={activityList}
      label="Activity"
      columns={columns}
      rowKey={({ id }) => id}
      fixed={{ user_id }}
      searchLabel="Search the activity"
      urlKey="activity"
      ordered={{ order_by: 'at', sort_by: 'desc' }}
      empty={{ title: 'Nothing yet', hint: 'What they do in the portal is written down here.' }}
    />
  )
}

/** The words of the button for an act of the workflow; for the rest its name as a sentence. */
function inWords(action: string): string {
  if (isActionKey(action)) return labelOfAction(action, 'staff')
  const words = action.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
