import type { PermissionRow } from '@lading/contract/permissions'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type FieldProps, useField } from '#ui/Fields.tsx'
import { narrowed, sectionsOf, type Section } from '../permission-sections.ts'
import '../people.css'

interface Props extends FieldProps {
  readonly offered: readonly PermissionRow[]
  /** Only what customers may hold. */
  readonly customers?: boolean
}

/** Permissions to be ticked, section by section; the value is the list of their names. */
export function PermissionsField({ offered, customers = false, ...field }: Props) {
  const { value, set, shared } = useField<readonly string[]>(field)
  const [search, setSearch] = useState('')
  const sections = narrowed(sectionsOf(offered), { search, customers })
  const ticked = new Set(value)
  const change = (names: readonly string[], on: boolean) =>
    set(on ? [...new Set([...value, ...names])] : value.filter((name) => !names.includes(name)))
  return (
    <div id={shared.id} tabIndex={-1}>
      <TextInput
        type="search"
        aria-label="Search the permissions"
        placeholder="Search the permissions"
        leftSection={<IconSearch size={16} aria-hidden />}
        className="pe-search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Enter in a search box must not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="pe-count" role="status">
        {value.length === 1 ? '1 permission given' : `${value.length} permissions given`}
        {sections.length === 0 && '. No permission fits what you searched for.'}
      </p>
      {shared.error && <p className="pe-error">{shared.error}</p>}
      {sections.map((section) => (
        <SectionBox key={section.title} section={section} ticked={ticked} onChange={change} />
      ))}
    </div>
  )
}

interface SectionProps {
  readonly section: Section
  readonly ticked: ReadonlySet<string>
  readonly onChange: (names: readonly string[], on: boolean) => void
}

function SectionBox({ section: { title, entries }, ticked, onChange }: SectionProps) {
  const id = useId()
  const names = entries.map(({ name }) => name)
  const count = names.filter((name) => ticked.has(name)).length
  const isWhole = count === names.length
  return (
    <div role="group" aria-labelledby={id} className="pe-section">
      <div className="pe-section-head">
        <h3 id={id}>{title}</h3>
        <span className="num">
          {count} of {names.length}
        </span>
        <Button size="compact-xs" variant="subtle" onClick={() => onChange(names, !isWhole)}>
          {isWhole ? 'Take all' : 'Give all'}
          <span className="vh"> of {title}</span>
        </Button>
      </div>
      <div className="pe-ticks">
        {entries.map(({ name, label, opens }) => (
          <Checkbox
            key={name}
            label={label}
            description={opens}
            checked={ticked.has(name)}
            onChange={(event) => onChange([name], event.currentTarget.checked)}
          />
        ))}
      </div>
    </div>
  )
}
