import type { Passkey, SecondFactor } from '@lading/contract/second-factor/second-factor'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { instantText } from '#lib/format.ts'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** One passkey: its name, since when, when it was last used. */
export function PasskeyLine({ passkey, standing }: { passkey: Passkey; standing: SecondFactor }) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const { name, created_at, last_used_at } = passkey
  const close = () => setOpen(undefined)
  return (
    <RuledLine wrap="wrap">
      <div>
        <b>{name}</b>
        <SmallRow>Added {instantText(created_at)}</SmallRow>
        <SmallRow>{last_used_at ? `Last used ${instantText(last_used_at)}` : 'Not used yet'}</SmallRow>
      </div>
      <Group gap="xs">
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
      </Group>
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskeyDialog passkey={passkey} standing={standing} onClose={close} />}
    </RuledLine>
  )
}
