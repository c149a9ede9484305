import { Radio, Stack } from '@mantine/core'

interface Props<Value extends string | number> {
  readonly label: string
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly choices: readonly {
    readonly value: Value
    readonly label: string
    readonly hint?: string | null | undefined
    readonly disabled?: boolean
  }[]
}

/** One of several things, each on its line with a word of explanation; outside a form. */
export function RadioChoice<Value extends string | number>({ label, value, onChange, choices }: Props<Value>) {
  const choose = (text: string) => {
    const choice = choices.find((one) => String(one.value) === text)
    if (choice) onChange(choice.value)
  }
  return (
    <Radio.Group label={label} value={value === undefined ? null : String(value)} onChange={choose}>
      <Stack gap="sm" mt="xs">
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={String(choice.value)}
            label={choice.label}
            description={choice.hint}
            disabled={choice.disabled ?? false}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
