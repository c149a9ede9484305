import type { SecondFactor } from '@lading/contract/second-factor/second-factor'
import { FEW_RECOVERY_CODES } from '@lading/domain/people/signing-in/second-factor'
import { Box, Button, Divider, Stack, Text, Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { instantText } from '#lib/format.ts'
import { whyNoPasskeys } from '#lib/passkeys.ts'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { AppEnrolment } from './AppEnrolment.tsx'
import { PasskeyEnrolment } from './PasskeyEnrolment.tsx'
import { PasskeyLine } from './PasskeyLine.tsx'
import { RemoveAppDialog } from './RemoveAppDialog.tsx'
import { RenewDialog } from './RenewDialog.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

interface Props {
  readonly standing: SecondFactor
  readonly onCodes: (codes: readonly string[]) => void
}

/** What somebody has of a second factor: passkeys, the app, recovery codes; and what they may do about each. */
export function Standing({ standing, onCodes }: Props) {
  const [open, setOpen] = useState<'passkey' | 'app' | 'remove-app' | 'renew'>()
  const close = () => setOpen(undefined)
  return (
    <Stack gap="lg">
      <Passkeys standing={standing} onAdd={() => setOpen('passkey')} />
      <Divider color="var(--line)" />
      <Part title="Authenticator app">
        <Text size="sm">{standing.app_since ? `Set up ${instantText(standing.app_since)}.` : 'Not set up.'}</Text>
        {standing.app_since ? (
          <Button variant="subtle" color="stamp" onClick={() => setOpen('remove-app')}>
            Remove the app
          </Button>
        ) : (
          <Button variant="default" onClick={() => setOpen('app')}>
            Set up an app
          </Button>
        )}
      </Part>
      <Divider color="var(--line)" />
      <Part title="Recovery codes">
        <Text size="sm">{codesLeft(standing.recovery_codes_left)}</Text>
        <Button variant="default" onClick={() => setOpen('renew')}>
          Make new recovery codes
        </Button>
      </Part>
      {open === 'passkey' && (
        <Dialog title="Add a passkey" onClose={close}>
          <PasskeyEnrolment onCodes={close} />
        </Dialog>
      )}
      {open === 'app' && (
        <Dialog title="Set up an authenticator app" onClose={close}>
          <AppEnrolment onCodes={close} />
        </Dialog>
      )}
      {open === 'remove-app' && <RemoveAppDialog standing={standing} onClose={close} />}
      {open === 'renew' && <RenewDialog standing={standing} onClose={close} onCodes={onCodes} />}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="xs" align="start">
        <Title order={3} fz="md">
          {title}
        </Title>
        {children}
      </Stack>
    </section>
  )
}

function Passkeys({ standing, onAdd }: { standing: SecondFactor; onAdd: () => void }) {
  const whyNot = whyNoPasskeys(standing.passkeys_at)
  return (
    <Part title="Passkeys">
      {standing.passkeys.length === 0 && <Text size="sm">You have none.</Text>}
      {standing.passkeys.length > 0 && (
        <Box w="100%">
          <RuledList fz="sm" aria-label="Passkeys">
            {standing.passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} standing={standing} />
            ))}
          </RuledList>
        </Box>
      )}
      {whyNot ? (
        <Text size="sm">{whyNot}</Text>
      ) : (
        <Button variant="default" onClick={onAdd}>
          Add a passkey
        </Button>
      )}
    </Part>
  )
}

function codesLeft(left: number): string {
  const told =
    left === 0
      ? 'No recovery code is left.'
      : left === 1
        ? '1 recovery code is left.'
        : `${left} recovery codes are left.`
  return left <= FEW_RECOVERY_CODES ? `${told} Make new ones, so that you can log in without phone or passkey.` : told
}
