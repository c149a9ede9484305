import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
}

/** What stands above a table within its frame: its title, or a search and what narrows it. A list of the server has a `TableBar`. */
export const FrameBar = ({ children }: Props) => <div className="tbl-bar">{children}</div>

/** Several choices beside the search; on a phone they stand below it. */
export const FrameTools = ({ children }: Props) => <div className="tbl-tools">{children}</div>

interface SearchProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches rows that are all here already. */
export function FrameSearch({ label, value, onChange }: SearchProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      className="tbl-search"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
