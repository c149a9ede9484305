import {
  type beginSecondFactor,
  confirmSecondFactor,
  FirstCode,
  secondFactor,
} from '@lading/contract/second-factor/second-factor'
import { Box, Button, Text } from '@mantine/core'
import type { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { KeyPicture } from './KeyPicture.tsx'

interface Props {
  readonly given: z.output<typeof beginSecondFactor.reply>
  readonly onCodes: (codes: readonly string[]) => void
}

/** The key as a picture and as text, and the first code, which shows that the app has it. */
export function FirstCodeForm({ given: { key, address, qr }, onCodes }: Props) {
  const form = useSchemaForm(FirstCode, { code: '' })
  const act = useAct(confirmSecondFactor, {
    stale: [secondFactor],
    done: 'The app is set up.',
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  return (
    <Form
      form={form}
      onSubmit={(body) => act.mutate({ body })}
      problem={act.error}
      busy={act.isPending}
      label="First code"
    >
      <Box component="ol" m={0} pl="lg">
        <Box component="li" mb="md">
          <Text inherit mb="xs">
            Scan this picture with the app.
          </Text>
          <KeyPicture {...qr} />
        </Box>
        <Box component="li" mb="md">
          <Text inherit mb="xs">
            No camera? Type this key into the app, or <a href={address}>open it on this device</a>.
          </Text>
          <Text component="code" ff="monospace" fz="md" style={{ overflowWrap: 'anywhere' }}>
            {key.match(/.{4}/g)?.join(' ')}
          </Text>
        </Box>
        <Box component="li" mb="md">
          <Text inherit mb="xs">
            Enter the six digits the app shows now.
          </Text>
          <Box maw={340}>
            <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" required />
          </Box>
        </Box>
      </Box>
      <div>
        <Button type="submit" loading={act.isPending}>
          Turn on
        </Button>
      </div>
    </Form>
  )
}
