import { TextInput } from '@mantine/core'
import { formatTin } from '@lading/domain/business/tin'
import { groupMoneyInput, moneyFromInput } from '@lading/domain/payments/money'
import { type FieldProps, useField } from './Fields.tsx'

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
