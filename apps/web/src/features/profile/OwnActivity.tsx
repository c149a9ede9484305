import { ownActivity, type OwnAct } from '@lading/contract/profile'
import { isActionKey, labelOfAction } from '@lading/domain/workflow/actions'
import { instantText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'

/** What the person did, as the audit has it. */
export function OwnActivity() {
  const audience = useActor()?.audience ?? 'customer'
  const columns: readonly Column<OwnAct>[] = [
    { header: 'What', cell: ({ action }) => inWords(action, audience) },
    { header: 'About', cell: ({ about }) => about || '–', phone: 'line' },
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
  return (
    <ServerTable
      endpoint={ownActivity}
      label="What you did"
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel="Search what or about"
      empty={{
        title: 'Nothing yet',
        hint: 'What you do in the portal is written down here, for you and for the audit.',
      }}
    />
  )
}

/** The words of the button for an act of the workflow; for the rest its name as a sentence. */
function inWords(action: string, audience: 'customer' | 'staff' | 'system'): string {
  if (isActionKey(action)) return labelOfAction(action, audience)
  const words = action.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
