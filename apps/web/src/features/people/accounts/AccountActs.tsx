import type { Account } from '@lading/contract/people/person-fields'
import { signedName } from '@lading/domain/people/particulars/full-name'
import { Button, Group } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Pane } from '#ui/layout/Pane.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import type { KeptBy } from './kept-by.ts'

interface Props {
  readonly account: Account
  readonly kept: KeptBy
  /** Acts that only some accounts know. */
  readonly children?: ReactNode
}

/** Letting in and out, the password, and the end of an account. */
export function AccountActs({ account, kept, children }: Props) {
  const [open, setOpen] = useState<'status' | 'password' | 'end'>()
  const close = () => setOpen(undefined)
  const name = signedName(account) || account.email
  const isActive = account.status === 'active'
  const shared = { account, kept, name, onClose: close }
  return (
    <Pane title="Access" subtitle="Actions here are recorded in the activity of the account.">
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen('password')} disabled={!isActive}>
          Reset the password
        </Button>
        {children}
        <Button variant="default" onClick={() => setOpen('status')}>
          {isActive ? 'Disable the account' : 'Enable the account'}
        </Button>
        <Button variant="subtle" color="stamp" onClick={() => setOpen('end')}>
          Delete the account
        </Button>
      </Group>
      {open === 'status' && <StatusDialog {...shared} />}
      {open === 'password' && <ResetPassword {...shared} />}
      {open === 'end' && <DeleteAccount {...shared} />}
    </Pane>
  )
}
