import { beginSecondFactor, PasswordAgain } from '@lading/contract/second-factor/second-factor'
import { Box, Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { PasswordField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { FirstCodeForm } from './FirstCodeForm.tsx'

interface Props {
  /** Called once it is on, with the codes to keep; none where the person has theirs. */
  readonly onCodes: (codes: readonly string[]) => void
  /** What stands above the first question. */
  readonly children?: ReactNode
}

/** Setting up an authenticator app: the password once more, then its key, then its first code. */
export function AppEnrolment({ onCodes, children }: Props) {
  const [key, setKey] = useState<z.output<typeof beginSecondFactor.reply>>()
  const form = useSchemaForm(PasswordAgain, { password: '' })
  const act = useAct(beginSecondFactor, { stale: [], onDone: setKey })
  if (key) return <FirstCodeForm given={key} onCodes={onCodes} />
  return (
    <Form
      form={form}
      onSubmit={(body) => act.mutate({ body })}
      problem={act.error}
      busy={act.isPending}
      label="Set up an authenticator app"
    >
      {children}
      <Text size="sm">
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
        Enter your password to begin.
      </Text>
      <Box maw={340}>
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
      </Box>
      <div>
        <Button type="submit" loading={act.isPending}>
          Set up
        </Button>
      </div>
    </Form>
  )
}
