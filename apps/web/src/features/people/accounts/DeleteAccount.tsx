import type { deleteCustomer } from '@lading/contract/people/customers'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import type { AboutAccount } from './kept-by.ts'

/** Asks before an account ends for good. */
export function DeleteAccount({ account, kept, name, onClose }: AboutAccount) {
  const navigate = useNavigate()
  const act = useAct(kept.remove as typeof deleteCustomer, {
    done: `The account of ${name} is deleted.`,
    stale: kept.stale.slice(1), // its own page has nothing left to read
    onDone: () => void navigate(kept.list()),
  })
  return (
    <ConfirmDialog
      title={`Delete the account of ${name}?`}
      confirm="Delete"
      danger
      busy={act.isPending}
      onConfirm={() => act.mutate({ params: { id: account.id } })}
      onClose={onClose}
    >
      They are signed out at once and cannot sign in again. Their past actions stay on record. This cannot be undone.
    </ConfirmDialog>
  )
}
