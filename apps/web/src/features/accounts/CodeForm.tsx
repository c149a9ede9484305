import { checkSecondFactor, CodeStep } from '@lading/contract/second-factor/second-factor'
import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useAct } from '#lib/act.ts'
import { deviceId } from '#lib/device.ts'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'
import type { StepProps } from './step-props.ts'

/** The second step by a code that is typed: of the app, or one of the recovery codes. */
export function CodeForm({ token, onDone, proved, isRecovery }: StepProps & { isRecovery: boolean }) {
  const form = useSchemaForm(CodeStep, { code: '' })
  const act = useAct(checkSecondFactor, { quiet: true, onDone })
  // The password's field, where the focus was, is gone.
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.querySelector('input')?.focus(), [])
  return (
    <Form
      form={form}
      onSubmit={({ code }) => act.mutate({ body: { token, code, device: deviceId() } })}
      problem={act.error}
      busy={act.isPending}
      label="Second step"
    >
      <Text size="sm">
        {isRecovery
          ? 'Enter one of the recovery codes you saved when you set up the second factor. Each works once.'
          : `${proved} Open your authenticator app and enter the code it shows for Lading.`}
      </Text>
      <Refusal error={act.error} />
      <div ref={question}>
        {isRecovery ? (
          <TextField name="code" label="Recovery code" placeholder="abcd-efgh-ijkl-mnop" autoComplete="off" />
        ) : (
          <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
        )}
      </div>
      <Button type="submit" size="md" fullWidth loading={act.isPending}>
        Log in
      </Button>
    </Form>
  )
}
