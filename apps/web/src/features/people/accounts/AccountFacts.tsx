import type { Account } from '@lading/contract/people/person-fields'
import { instantText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'

type Standing = Pick<Account, 'status'> & { readonly has_password: boolean }

/** Whether somebody may sign in, in words. */
export function accountText({ status, has_password }: Standing): string {
  if (status === 'disabled') return 'Disabled'
  return has_password ? 'Active' : 'No password yet'
}

/** Whether somebody may sign in, as a mark. */
export function AccountMark({ status, has_password }: Standing) {
  return (
    <Mark tone={status === 'disabled' ? 'stopped' : has_password ? 'done' : 'client'} size="sm" plain>
      {accountText({ status, has_password })}
    </Mark>
  )
}

/** When somebody last signed in; nobody knows of those who never did. */
export const lastLogin = (at: string | null): string => (at ? instantText(at) : 'Never')

/** When the person followed the mail to their address; another address is to be confirmed anew. */
export const emailConfirmed = ({ email_verified_at }: Pick<Account, 'email_verified_at'>): string =>
  email_verified_at ? instantText(email_verified_at) : 'Not yet'
