import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { whyNoPasskeys } from '#lib/passkeys.ts'
import { AppEnrolment } from './AppEnrolment.tsx'
import { PasskeyEnrolment } from './PasskeyEnrolment.tsx'

interface Props {
  /** The address whose pages may ask for passkeys. */
  readonly passkeysAt: string
  /** Called once it is on, with the codes to keep. */
  readonly onCodes: (codes: readonly string[]) => void
}

/** Setting up the first second factor, of either kind. */
export function Enrolment({ passkeysAt, onCodes }: Props) {
  const whyNot = whyNoPasskeys(passkeysAt)
  const [kind, choose] = useState(whyNot ? 'app' : 'passkey')
  const Kind = kind === 'app' ? AppEnrolment : PasskeyEnrolment
  return (
    <Kind onCodes={onCodes}>
      <Radio.Group label="What do you want to use?" value={kind} onChange={choose}>
        <Stack gap={10} mt={8}>
          <Radio
            value="passkey"
            label="A passkey"
            description="The fingerprint, face or PIN of a device, or a security key."
            disabled={whyNot !== undefined}
          />
          <Radio
            value="app"
            label="An authenticator app"
            description="A code from your phone, entered after the password."
          />
        </Stack>
      </Radio.Group>
      {whyNot && <Text size="sm">{whyNot}</Text>}
    </Kind>
  )
}
