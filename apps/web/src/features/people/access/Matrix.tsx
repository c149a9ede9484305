import type { PermissionRow } from '@lading/contract/people/permissions'
import type { Role } from '@lading/contract/people/roles'
import { Select, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { usePortal } from '#lib/portal.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { FrameBar, FrameSearch, FrameTools } from '#ui/tables/frame/FrameBar.tsx'
import { TableFrame } from '#ui/tables/frame/TableFrame.tsx'
import { narrowed, sectionsOf } from '../permission-sections.ts'
import { MatrixTable } from './MatrixTable.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import type { useChanges } from './use-changes.ts'

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
      <TableFrame aria-label="Roles and permissions">
        <FrameBar>
          <FrameSearch label="Search the permissions" value={search} onChange={setSearch} />
          <FrameTools>
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
          </FrameTools>
        </FrameBar>
        {sections.length > 0 ? (
          <MatrixTable sections={sections} roles={columns} state={state} />
        ) : (
          <EmptyState title="No results" hint="No permission fits what you searched for." />
        )}
      </TableFrame>
    </Stack>
  )
}
