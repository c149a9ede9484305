import { LinkProof, PasswordIfAny } from '@lading/contract/sign-on'
import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { PasswordField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'

interface Props {
  /** What the button does, in a word or two. */
  readonly verb: string
  readonly danger?: boolean
  /** Whether the account has a password to ask for. */
  readonly isAsked: boolean
  readonly problem: Error | null
  readonly isBusy: boolean
  readonly onSubmit: (answers: { password: string }) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The password once more, of a person who has one. */
export function PasswordAgainForm({ verb, danger = false, isAsked, problem, isBusy, ...rest }: Props) {
  const { onSubmit, onClose, children } = rest
  const form = useSchemaForm(isAsked ? LinkProof : PasswordIfAny, { password: '' })
  return (
    <Form form={form} onSubmit={onSubmit} problem={problem} busy={isBusy} label={verb}>
      {children}
      {isAsked ? (
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
      ) : (
        <Text size="sm">
          Your account has no password to ask for, so this is possible only within ten minutes of logging in. Later, log
          out and log in again first.
        </Text>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" loading={isBusy} {...(danger && { color: 'stamp' })}>
          {verb}
        </Button>
      </DialogFoot>
    </Form>
  )
}
