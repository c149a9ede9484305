import { Checkbox, Flex, Radio } from '@mantine/core'
import { type Choice, type FieldProps, useField } from './Fields.tsx'

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

/** Any of a few, all in sight; its value is the list of those chosen. */
export function SeveralField({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  const { value, set, shared } = useField<readonly string[]>(field)
  return (
    <Checkbox.Group {...shared} value={[...(value ?? [])]} onChange={set}>
      <Flex direction="column" gap="sm" mt="xs">
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={String(choice.value)} label={choice.label} description={choice.hint} />
        ))}
      </Flex>
    </Checkbox.Group>
  )
}

interface ConfirmProps extends FieldProps {
  /** Whether it stands in a row with inputs: then on their line, not on that of their labels. */
  readonly beside?: boolean
}

/** A box to tick before one goes on, whose value is true or false. */
export function ConfirmField({ beside, ...field }: ConfirmProps) {
  const { value, set, shared } = useField<boolean>(field)
  return (
    <Checkbox
      {...shared}
      checked={value === true}
      onChange={(event) => set(event.currentTarget.checked)}
      mt={beside ? { sm: 30 } : undefined}
    />
  )
}
