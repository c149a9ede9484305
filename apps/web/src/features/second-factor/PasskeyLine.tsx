import type { Passkey, SecondFactor } from '@lading/contract/second-factor'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { instantText } from '#lib/format.ts'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'

/** One passkey: its name, since when, when it was last used. */
export function PasskeyLine({ passkey, standing }: { passkey: Passkey; standing: SecondFactor }) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const { name, created_at, last_used_at } = passkey
  const close = () => setOpen(undefined)
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>Added {instantText(created_at)}</p>
        <p>{last_used_at ? `Last used ${instantText(last_used_at)}` : 'Not used yet'}</p>
      </div>
      <div className="second-factor-acts">
        <Button variant="default" size="xs" aria-label={`Rename ${name}`} onClick={() => setOpen('rename')}>
          Rename
        </Button>
        <Button
          variant="subtle"
          size="xs"
          color="stamp"
          aria-label={`Remove ${name}`}
          onClick={() => setOpen('remove')}
        >
          Remove
        </Button>
      </div>
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskeyDialog passkey={passkey} standing={standing} onClose={close} />}
    </li>
  )
}
