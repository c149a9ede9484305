import { PasswordInput, Text, TextInput } from '@mantine/core'
import type { HTMLAttributes, ReactNode } from 'react'
import { useBound, useSecret } from '../bound.ts'

export const LONGEST = 255 // specification, section 9

/** What every field takes. */
export interface FieldProps {
  readonly name: string
  readonly label: ReactNode
  /** A sentence under the label: what is asked, in which form. */
  readonly hint?: ReactNode
  /** Said in place of the hint once the answer was checked and is right. */
  readonly success?: ReactNode
  /** Marks the question as one that must be answered; the schema decides. */
  readonly required?: boolean
  readonly disabled?: boolean
  /** The list whose rows are judged together with this answer: it is looked at too when the field is left. */
  readonly list?: string | undefined
  /** Takes the whole row among `.fields`. */
  readonly wide?: boolean
}

interface TextProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url'
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly maxLength?: number
}

/** One line of text. */
export function TextField({
  maxLength = LONGEST,
  type = 'text',
  autoComplete,
  placeholder,
  inputMode,
  ...field
}: TextProps) {
  const { value, set, shared } = useField<string | null>(field)
  useSecret(field.name, autoComplete === 'one-time-code')
  return (
    <TextInput
      {...shared}
      {...{ type, autoComplete, placeholder, inputMode, maxLength }}
      value={value ?? ''}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}

/** A password, which the person may look at. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { value, set, shared } = useField<string>(field)
  useSecret(field.name)
  return (
    <PasswordInput
      {...shared}
      autoComplete={autoComplete}
      value={value ?? ''}
      onChange={(event) => set(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
    />
  )
}

/** One of a list's choices. */
export interface Choice<V extends string | number = string | number> {
  readonly value: V
  readonly label: string
  /** A line that explains the choice (radio buttons only). */
  readonly hint?: string
}

/** Binds a field by its name and puts together what Mantine's inputs share. */
export function useField<T>({
  name,
  label,
  hint,
  success,
  required = false,
  disabled = false,
  list,
  wide = false,
}: FieldProps) {
  const { id, value, error, isRight, set, fail, onBlur } = useBound<T>(name, list)
  const shared = {
    id,
    label,
    description:
      isRight && success ? (
        <Text span inherit c="var(--done-fg)" fw={600}>
          {success}
        </Text>
      ) : (
        hint
      ),
    required,
    disabled,
    error,
    onBlur,
    'data-right': isRight || undefined,
    'data-wide': wide || undefined,
  }
  return { value, set, fail, shared }
}
