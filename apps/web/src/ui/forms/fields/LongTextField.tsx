import { Text, Textarea } from '@mantine/core'
import { type FieldProps, LONGEST, useField } from './Fields.tsx'

const MOST_ROWS = 24 // then it scrolls

/** Several lines of text, as high as what is written, with a count of what is left once half of it is used. */
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
        autosize
        minRows={rows}
        maxRows={MOST_ROWS}
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
