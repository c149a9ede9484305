import type { SecondFactor } from '@lading/contract/second-factor'
import { FEW_RECOVERY_CODES } from '@lading/domain/people/second-factor'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { instantText } from '#lib/format.ts'
import { whyNoPasskeys } from '#lib/passkeys.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { AppEnrolment } from './AppEnrolment.tsx'
import { PasskeyEnrolment } from './PasskeyEnrolment.tsx'
import { PasskeyLine } from './PasskeyLine.tsx'
import { RemoveAppDialog } from './RemoveAppDialog.tsx'
import { RenewDialog } from './RenewDialog.tsx'

interface Props {
  readonly standing: SecondFactor
  readonly onCodes: (codes: readonly string[]) => void
}

/** What somebody has of a second factor: passkeys, the app, recovery codes; and what they may do about each. */
export function Standing({ standing, onCodes }: Props) {
  const [open, setOpen] = useState<'passkey' | 'app' | 'remove-app' | 'renew'>()
  const close = () => setOpen(undefined)
  return (
    <div className="second-factor-parts">
      <Passkeys standing={standing} onAdd={() => setOpen('passkey')} />
      <section>
        <h3>Authenticator app</h3>
        <Text size="sm">{standing.app_since ? `Set up ${instantText(standing.app_since)}.` : 'None is set up.'}</Text>
        {standing.app_since ? (
          <Button variant="subtle" color="stamp" onClick={() => setOpen('remove-app')}>
            Remove the app
          </Button>
        ) : (
          <Button variant="default" onClick={() => setOpen('app')}>
            Set up an app
          </Button>
        )}
      </section>
      <section>
        <h3>Recovery codes</h3>
        <Text size="sm">{codesLeft(standing.recovery_codes_left)}</Text>
        <Button variant="default" onClick={() => setOpen('renew')}>
          Make new recovery codes
        </Button>
      </section>
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
    </div>
  )
}

function Passkeys({ standing, onAdd }: { standing: SecondFactor; onAdd: () => void }) {
  const whyNot = whyNoPasskeys(standing.passkeys_at)
  return (
    <section>
      <h3>Passkeys</h3>
      {standing.passkeys.length === 0 && <Text size="sm">You have none.</Text>}
      <ul className="second-factor-passkeys" aria-label="Passkeys">
        {standing.passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} standing={standing} />
        ))}
      </ul>
      {whyNot ? (
        <Text size="sm">{whyNot}</Text>
      ) : (
        <Button variant="default" onClick={onAdd}>
          Add a passkey
        </Button>
      )}
    </section>
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
