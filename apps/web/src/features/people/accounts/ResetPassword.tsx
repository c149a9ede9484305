import type { resetCustomerPassword } from '@lading/contract/people/customers'
import { Button, Code, CopyButton, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import type { AboutAccount } from './kept-by.ts'

type ResetMethod = 'link' | 'hand-over'

/** Takes somebody's password: a link by mail, or one that is shown this once and handed over. */
export function ResetPassword({ account, kept, name, onClose }: AboutAccount) {
  const [method, setWay] = useState<ResetMethod>('link')
  const act = useAct(kept.reset as typeof resetCustomerPassword, { stale: kept.stale })
  if (act.data) return <Done password={act.data.password} email={account.email} onClose={onClose} />
  return (
    <Dialog title={`Reset the password of ${name}?`} onClose={onClose} busy={act.isPending}>
      <Text size="sm" mb="sm">
        The password they have stops working, and they are signed out everywhere.
      </Text>
      <Radio.Group label="How to give them a new one" value={method} onChange={(value) => setWay(value as ResetMethod)}>
        <Stack gap={10} mt={8}>
          <Radio value="link" label="A one-time link" description={`Mailed to ${account.email}; it works 72 hours.`} />
          <Radio
            value="hand-over"
            label="A password to hand over"
            description="Shown once, to hand over in person. It must be changed at first use."
          />
        </Stack>
      </Radio.Group>
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={act.isPending}>
          Cancel
        </Button>
        <Button
          loading={act.isPending}
          onClick={() => act.mutate({ params: { id: account.id }, body: { method, version: account.version } })}
        >
          Reset
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function Done({ password, email, onClose }: { password: string | null; email: string; onClose: () => void }) {
  return (
    <Dialog title="The password is reset" onClose={onClose}>
      {password === null ? (
        <Text size="sm">A link was mailed to {email}.</Text>
      ) : (
        <>
          <Text size="sm">Hand this over now. It is shown only once and is not stored.</Text>
          <Group gap="xs" mt="sm">
            <Code fz="md">{password}</Code>
            <CopyButton value={password}>
              {({ copied, copy }) => (
                <Button size="compact-sm" variant="default" onClick={copy}>
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
          </Group>
        </>
      )}
      <DialogFoot>
        <Button onClick={onClose}>Done</Button>
      </DialogFoot>
    </Dialog>
  )
}
