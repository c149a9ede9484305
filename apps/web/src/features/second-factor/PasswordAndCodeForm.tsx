import { PasswordAndCode } from '@lading/contract/second-factor'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogFoot } from '#ui/Dialog'
import { PasswordField, TextField } from '#ui/Fields'
import { Form, useSchemaForm } from '#ui/Form'

interface Props {
  /** What the button does, in a word or two. */
  readonly verb: string
  readonly danger?: boolean
  readonly act: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly mutate: (input: { body: { password: string; code: string } }) => void
  }
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The password and a code, which whoever changes a second factor must have. */
export function PasswordAndCodeForm({ verb, danger = false, act, onClose, children }: Props) {
  const form = useSchemaForm(PasswordAndCode, { password: '', code: '' })
  return (
    <Form form={form} onSubmit={(body) => act.mutate({ body })} problem={act.error} busy={act.isPending} label={verb}>
      {children}
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <TextField name="code" label="Code of the app, or a recovery code" autoComplete="one-time-code" required />
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={act.isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={act.isPending} {...(danger && { color: 'stamp' })}>
          {verb}
        </Button>
      </DialogFoot>
    </Form>
  )
}
