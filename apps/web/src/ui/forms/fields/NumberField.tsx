import { NumberInput } from '@mantine/core'
import { type FieldProps, useField } from './Fields.tsx'

interface NumberProps extends FieldProps {
  readonly min?: number
  readonly max?: number
  readonly decimals?: number
  readonly suffix?: string
}

/** A count or a measure; the value is a number, null while it is empty. */
export function NumberField({ min, max, decimals = 0, suffix, ...field }: NumberProps) {
  const { value, set, shared } = useField<number | null>(field)
  return (
    <NumberInput
      {...shared}
      {...{ min, max, suffix }}
      decimalScale={decimals}
      thousandSeparator=","
      clampBehavior="none"
      hideControls
      value={value ?? ''}
      onChange={(typed) => set(typed === '' ? null : Number(typed))}
    />
  )
}
