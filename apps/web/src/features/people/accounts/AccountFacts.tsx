import type { Account } from '@lading/contract/person-fields'
import { instantText } from '#lib/format'
import { Mark } from '#ui/Mark'

/** Whether somebody may sign in, as a mark. */
export function AccountMark({ status, has_password }: Pick<Account, 'status'> & { has_password: boolean }) {
  if (status === 'disabled')
    return (
      <Mark tone="stopped" size="sm" plain>
        Disabled
      </Mark>
    )
  return (
    <Mark tone={has_password ? 'done' : 'client'} size="sm" plain>
      {has_password ? 'Active' : 'No password yet'}
    </Mark>
  )
}

/** When somebody last signed in; nobody knows of those who never did. */
export const lastLogin = (at: string | null): string => (at ? instantText(at) : 'Never')
