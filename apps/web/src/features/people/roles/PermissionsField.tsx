import type { PermissionRow } from '@lading/contract/people/permissions'
import { Box, Button, Checkbox, Group, SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { usePortal } from '#lib/portal.ts'
import { type FieldProps, useField } from '#ui/forms/fields/Fields.tsx'
import { narrowed, sectionsOf, type Section } from '../permission-sections.ts'

interface Props extends FieldProps {
  readonly offered: readonly PermissionRow[]
  /** Only what customers may hold. */
  readonly customers?: boolean
}

/** Permissions to be ticked, section by section; the value is the list of their names. */
export function PermissionsField({ offered, customers = false, ...field }: Props) {
  const { value, set, shared } = useField<readonly string[]>(field)
  const [search, setSearch] = useState('')
  const sections = narrowed(sectionsOf(offered, usePortal().screens.known.screens), { search, customers })
  const ticked = new Set(value)
  const change = (names: readonly string[], on: boolean) =>
    set(on ? [...new Set([...value, ...names])] : value.filter((name) => !names.includes(name)))
  return (
    <div id={shared.id} tabIndex={-1}>
      <TextInput
        maw={360}
        type="search"
        aria-label="Search the permissions"
        placeholder="Search the permissions"
        leftSection={<IconSearch size={16} aria-hidden />}

        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Enter in a search box must not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Text fz="dense" c="dimmed" mt="xs" role="status">
        {value.length === 1 ? '1 permission selected' : `${value.length} permissions selected`}
        {sections.length === 0 && '. No permission fits what you searched for.'}
      </Text>
      {shared.error && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs">
          {shared.error}
        </Text>
      )}
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
    <Box mt="lg" pt="sm" style={{ borderTop: '1px solid var(--rule)' }} role="group" aria-labelledby={id}>
      <Group gap="sm" mb="xs" fz="dense" c="dimmed">
        <Title order={3} fz="sm" id={id} c="var(--mantine-color-text)">
          {title}
        </Title>
        <span className="num">
          {count} of {names.length}
        </span>
        <Button size="compact-xs" variant="subtle" onClick={() => onChange(names, !isWhole)}>
          {isWhole ? 'Clear all' : 'Select all'}
          <span className="vh"> of {title}</span>
        </Button>
      </Group>
      <SimpleGrid minColWidth="min(18.75rem, 100%)" spacing="lg" verticalSpacing="sm">
        {entries.map(({ name, label, opens }) => (
          <Checkbox
            key={name}
            label={label}
            description={opens}
            checked={ticked.has(name)}
            onChange={(event) => onChange([name], event.currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
    </Box>
  )
}
