import type { BusinessUserRow } from '@lading/contract/business-users'
import { refusalOfPower } from '@lading/domain/people/acting/business-part'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useActor } from '#lib/session.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { PartDialog } from './PartDialog.tsx'

/** What this person may do with a business user: change what they may do, end it, or leave. */
export function BusinessUserActs({ row }: { row: BusinessUserRow }) {
  const actor = useActor()
  const [open, setOpen] = useState<'part' | 'end'>()
  if (!actor) return null
  const { business_id, user_id } = row
  const may = (after: BusinessUserRow | null) =>
    refusalOfPower(actor, { business_id, user_id, before: row, after, owner_ids: [] }) === undefined
  const isMe = user_id === actor.user_id
  const close = () => setOpen(undefined)
  return (
    <Group gap="xxs" justify="end" wrap="nowrap">
      {may(row) && (
        <Button size="compact-sm" variant="default" onClick={() => setOpen('part')}>
          Change<span className="vh"> what {row.name} may do</span>
        </Button>
      )}
      {may(null) && (
        <Button size="compact-sm" variant="subtle" color="stamp" onClick={() => setOpen('end')}>
          {isMe ? 'Leave' : 'Deactivate'}
          <span className="vh"> {isMe ? row.business_name : row.name}</span>
        </Button>
      )}
      {open === 'part' && <PartDialog row={row} actor={actor} onClose={close} />}
      {open === 'end' && <DeactivateDialog row={row} isMe={isMe} onClose={close} />}
    </Group>
  )
}
