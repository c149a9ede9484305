import '@mantine/dates/styles.layer.css'
import { dayTyped } from '@lading/domain/dates/day-typed'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import { Input, Popover, TextInput, type MantineSize, type TextInputProps } from '@mantine/core'
import { Calendar } from '@mantine/dates'
import { useRef, useState } from 'react'
import { dayText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { calendar } from './calendar.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'size'> {
  /** `YYYY-MM-DD`, or what was typed and is no day. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** A day was picked, or Enter pressed: nothing more is typed. */
  readonly onChosen?: (value: string) => void
  /** The first and last day that the calendar offers, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly clearable?: boolean
  readonly size?: MantineSize
}

/**
 * A day, typed as people write it or picked. Mantine's own field takes away what it cannot read; here it stays as it was
 * typed, so that a person corrects it.
 */
export function DateInput({
  value,
  onChange,
  onChosen,
  min,
  max,
  size = 'sm',
  clearable = false,
  onBlur,
  ...input
}: Props) {
  const day = isPlainDate(value) ? value : null
  const field = useRef<HTMLInputElement>(null)
  /** What stands in the field while it has the focus. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [month, setMonth] = useState<string>()
  const today = useToday()
  const type = (text: string) => {
    const read = dayTyped(text)
    setTyped(text)
    setOpen(true)
    if (read) setMonth(read)
    onChange(read ?? text.trim())
  }
  const choose = (chosen: string) => {
    setTyped(undefined)
    setOpen(false)
    onChange(chosen)
    onChosen?.(chosen)
  }
  const clear = () => {
    choose('')
    field.current?.focus() // its button goes
  }
  const isClearable = clearable && value !== '' && !input.disabled
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      disabled={input.disabled ?? false}
      trapFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...input}
          size={size}
          ref={field}
          data-day
          // Escape is for the calendar first, then for the dialog around it.
          data-mantine-stop-propagation={isOpen || undefined}
          autoComplete="off"
          value={typed ?? (day ? dayText(day) : value)}
          rightSectionPointerEvents="all"
          rightSection={isClearable && <Input.ClearButton aria-label="Clear the date" onClick={clear} />}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => {
            setMonth(day ?? undefined)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            setTyped(undefined)
            setOpen(false)
            onBlur?.(event)
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false)
            if (key === 'Enter') onChosen?.(value)
          }}
        />
      </Popover.Target>
      {/* The focus stays in the field while somebody looks through the calendar. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <Calendar
          {...calendar}
          __preventFocus
          minDate={min}
          maxDate={max}
          size={size}
          date={month ?? today}
          onDateChange={setMonth}
          getDayProps={(offered) => ({ selected: offered === day, onClick: () => choose(offered) })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
