import { permissions, type PermissionRow } from '@lading/contract/people/permissions'
import { Button, Select, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { FrameBar, FrameSearch } from '#ui/tables/frame/FrameBar.tsx'
import { TableFrame } from '#ui/tables/frame/TableFrame.tsx'
import { usePortal } from '#lib/portal.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { narrowed, sectionsOf } from '../permission-sections.ts'
import { PermissionDialog } from './PermissionDialog.tsx'
import { PermissionTable } from './PermissionTable.tsx'

/** What is open on the page: adding, or the record of one permission. */
type Open = { readonly adding: true } | { readonly changing: PermissionRow }

/** Every permission: what it opens, and who has it. */
export default function PermissionsPage() {
  const asked = useQuery(query(permissions))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Stack gap="lg">
      <PageHeader
        title="Permissions"
        subtitle="Rights that screens and actions require. They are given to roles, and where needed to one person."
        action={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ adding: true })}>
            Add a permission
          </Button>
        }
      />
      <Fetched of={asked}>
        {(data) => <Narrowed rows={data.data} onChange={(changing) => setOpen({ changing })} />}
      </Fetched>
      {open && 'adding' in open && <PermissionDialog onClose={close} />}
      {open && 'changing' in open && <PermissionDialog row={open.changing} onClose={close} />}
    </Stack>
  )
}

interface Props {
  readonly rows: readonly PermissionRow[]
  readonly onChange: (row: PermissionRow) => void
}

function Narrowed({ rows, onChange }: Props) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const all = sectionsOf(rows, usePortal().screens.known.screens)
  const sections = narrowed(all, { search }).filter(({ title }) => group === null || title === group)
  return (
    <TableFrame aria-label="Permissions">
      <FrameBar>
        <FrameSearch label="Search the permissions" value={search} onChange={setSearch} />
        <Select
          label="Kind"
          placeholder="All"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Kind' }}
          data={all.map(({ title }) => title)}
          value={group}
          onChange={setGroup}
        />
      </FrameBar>
      {sections.length === 0 ? (
        <EmptyState title="No results" hint="No permission fits what you searched for." />
      ) : (
        <PermissionTable {...{ sections, rows, onChange }} />
      )}
    </TableFrame>
  )
}
