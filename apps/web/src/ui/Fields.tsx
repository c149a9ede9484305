import { Checkbox, Flex, PasswordInput, Radio, Text, Textarea, TextInput } from '@mantine/core'
import type { HTMLAttributes, ReactNode } from 'react'
import { formatTin } from '@lading/domain/business/tin'
import { groupMoneyInput, moneyFromInput } from '@lading/domain/payments/money'
import { useBound, useSecret } from './Form.tsx'

const LONGEST = 255 // specification, section 9

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

/** Several lines of text, with a count of what is left once half of it is used. */
export function LongTextField({
  maxLength = LONGEST,
  rows = 3,
  ...field
}: FieldProps & { maxLength?: number; rows?: number }) {
  const { value, set, shared } = useField<string | null>(field)
  const left = maxLength - (value ?? '').length
  return (
    <div data-wide={shared['data-wide']}>
      <Textarea
        {...shared}
        maxLength={maxLength}
        rows={rows}
        value={value ?? ''}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {left < maxLength / 2 && (
        <Text size="xs" c="dimmed" ta="right" className="num">
          {left} characters left
        </Text>
      )}
    </div>
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

/** A tax identification number, grouped in threes as it is typed; the value is the text with its dashes. */
export function TinField(field: FieldProps) {
  const { value, set, shared } = useField<string | null>(field)
  return (
    <TextInput
      {...shared}
      inputMode="numeric"
      placeholder="000-000-000-000"
      maxLength={19}
      value={formatTin(value ?? '')}
      onChange={(event) => set(formatTin(event.currentTarget.value))}
    />
  )
}

/** An amount of pesos: grouped as it is typed; the value is decimal text, or what was typed where that is no amount. */
export function MoneyField(field: FieldProps) {
  const { value, set, shared } = useField<string | null>(field)
  return (
    <TextInput
      {...shared}
      inputMode="decimal"
      leftSection="₱"
      value={groupMoneyInput(value ?? '')}
      onChange={(event) => set(groupMoneyInput(event.currentTarget.value).replaceAll(',', ''))}
      onBlur={() => {
        set(moneyFromInput(value ?? '') ?? value)
        shared.onBlur()
      }}
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

/** One of a few, all in sight. */
export function ChoiceField({
  choices,
  inline = false,
  ...field
}: FieldProps & { choices: readonly Choice[]; inline?: boolean }) {
  const { value, set, shared } = useField<string | number | null>(field)
  return (
    <Radio.Group
      {...shared}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(chosen) => set(choices.find((choice) => String(choice.value) === chosen)?.value ?? null)}
    >
      <Flex direction={inline ? 'row' : 'column'} wrap="wrap" gap="10px 28px" mt="xs">
        {choices.map((choice) => (
          <Radio key={choice.value} value={String(choice.value)} label={choice.label} description={choice.hint} />
        ))}
      </Flex>
    </Radio.Group>
  )
}

/** A box to tick before one goes on, whose value is true or false. */
export function ConfirmField(field: FieldProps) {
  const { value, set, shared } = useField<boolean>(field)
  return <Checkbox {...shared} checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
}

/** Binds a field by its name and puts together what Mantine's inputs share. */
export function useField<T>({
  name,
  label,
  hint,
  success,
  required = false,
  disabled = false,
  wide = false,
}: FieldProps) {
  const { id, value, error, isRight, set, fail, onBlur } = useBound<T>(name)
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
