import type { PermissionRow } from '@lading/contract/people/permissions'
import type { Role } from '@lading/contract/people/roles'
import { Select, Stack, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { usePortal } from '#lib/portal.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { narrowed, sectionsOf } from '../permission-sections.ts'
import { MatrixTable } from './MatrixTable.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import type { useChanges } from './use-changes.ts'
import '#ui/tables/server-table.css'

interface Props {
  readonly roles: readonly Role[]
  readonly offered: readonly PermissionRow[]
  readonly state: ReturnType<typeof useChanges>
}

/** Roles by permissions, to be ticked and saved role by role. Where there is little room one role stands at a time. */
export function Matrix({ roles, offered, state }: Props) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const [only, setOnly] = useState<string | null>(null)
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })

  const { screens } = usePortal().screens.known
  const all = useMemo(() => sectionsOf(offered, screens), [offered, screens])
  const sections = narrowed(all, { search }).filter(({ title }) => group === null || title === group)
  const chosen = only ?? (isNarrow ? String(roles[0]?.id) : null)
  const columns = useMemo(
    () => (chosen === null ? roles : roles.filter(({ id }) => String(id) === chosen)),
    [roles, chosen],
  )
  return (
    <Stack gap="lg">
      <UnsavedChanges changes={state.changes} onForget={state.forget} />
      <section className="tbl" aria-label="Roles and permissions">
        <div className="tbl-bar">
          <TextInput
            type="search"
            aria-label="Search the permissions"
            placeholder="Search the permissions"
            leftSection={<IconSearch size={16} aria-hidden />}
            className="tbl-search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <div className="tbl-tools">
            <Select
              label="Kind"
              placeholder="All"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear Kind' }}
              data={all.map(({ title }) => title)}
              value={group}
              onChange={setGroup}
            />
            <Select
              label="Role"
              placeholder="All"
              clearable={!isNarrow}
              clearButtonProps={{ 'aria-label': 'Clear Role' }}
              data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={chosen}
              onChange={setOnly}
            />
          </div>
        </div>
        {sections.length > 0 ? (
          <MatrixTable sections={sections} roles={columns} state={state} />
        ) : (
          <EmptyState title="No results" hint="No permission fits what you searched for." />
        )}
      </section>
    </Stack>
  )
}
