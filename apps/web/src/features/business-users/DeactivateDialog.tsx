import {
  businessPerson,
  businessUsers,
  deactivateBusinessUser,
  type BusinessUserRow,
} from '@lading/contract/business-users'
import { myBusinesses } from '@lading/contract/businesses'
import { useAct } from '#lib/act.ts'
import { usePortal } from '#lib/portal.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'

interface Props {
  readonly row: BusinessUserRow
  readonly isMe: boolean
  readonly onClose: () => void
}

/** Ends somebody's part in a business, or one's own. */
export function DeactivateDialog({ row, isMe, onClose }: Props) {
  const { business_id, user_id, name, business_name } = row
  const { sessionCalls } = usePortal()
  const act = useAct(deactivateBusinessUser, {
    done: ({ message }) => message,
    stale: [businessUsers, businessPerson, myBusinesses],
    quiet: true,
    onDone: () => void sessionCalls.rereadUser().then(onClose),
  })
  return (
    <ConfirmDialog
      title={isMe ? `Leave ${business_name}?` : `Deactivate ${name}?`}
      confirm={isMe ? 'Leave' : 'Deactivate'}
      danger
      busy={act.isPending}
      onClose={onClose}
      onConfirm={() => act.mutate({ body: { business_id, user_id } })}
    >
      {act.error && <ErrorState message={act.error.message} />}
      <p>
        {isMe
          ? 'You will no longer see its applications, invoices and certificates. An owner can invite you again.'
          : `${name} will no longer see or do anything for ${business_name}, effective immediately. Their past actions stay on record.`}
      </p>
    </ConfirmDialog>
  )
}
