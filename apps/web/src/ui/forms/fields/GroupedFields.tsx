import { TextInput } from '@mantine/core'
import { formatTin } from '@lading/domain/business/tin'
import { groupMoneyInput, moneyFromInput } from '@lading/domain/payments/money'
import { type FieldProps, useField } from './Fields.tsx'
import { useGroupedTyping } from './use-grouped-typing.ts'

/** A tax identification number, grouped in threes as it is typed; the value is the text with its dashes. */
export function TinField(field: FieldProps) {
  const { value, set, shared } = useField<string | null>(field)
  const typing = useGroupedTyping(formatTin, set)
  return (
    <TextInput
      {...shared}
      {...typing}
      inputMode="numeric"
      placeholder="000-000-000-000"
      maxLength={19}
      value={formatTin(value ?? '')}
    />
  )
}

/** An amount of pesos: grouped as it is typed; the value is decimal text, or what was typed where that is no amount. */
export function MoneyField(field: FieldProps) {
  const { value, set, shared } = useField<string | null>(field)
  const typing = useGroupedTyping(groupMoneyInput, (grouped) => set(grouped.replaceAll(',', '')))
  return (
    <TextInput
      {...shared}
      {...typing}
      inputMode="decimal"
      leftSection="₱"
      value={groupMoneyInput(value ?? '')}
      onBlur={() => {
        const tidy = moneyFromInput(value ?? '') ?? value
        if (tidy !== value) set(tidy)
        shared.onBlur()
      }}
    />
  )
}
