import { Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { fitting, gallery } from './gallery.ts'
import { IconGroups } from './IconGroups.tsx'

/** The portal's icons, found by name or meaning; pressing one copies its name. */
export default function IconsPage() {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const groups = fitting(
    gallery.filter(({ title }) => group === null || title === group),
    search,
  )
  const count = groups.reduce((sum, { icons }) => sum + icons.length, 0)
  return (
    <Stack gap="lg">
      <PageHeader title="Icons" subtitle="Search by name or meaning. Press an icon to copy its name." />
      <Pane>
        <Group align="end" gap="sm">
          <TextInput
            type="search"
            label="Search the icons"
            flex="1 1 260px"
            maw={420}
            placeholder="ship, money, wait …"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Select
            label="Group"
            placeholder="All"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear Group' }}
            data={gallery.map(({ title }) => title)}
            value={group}
            onChange={setGroup}
          />
          <Text fz="dense" c="dimmed" role="status" mb="xs">
            {count === 1 ? '1 icon' : `${count} icons`}
          </Text>
        </Group>
        {count > 0 ? (
          <IconGroups groups={groups} />
        ) : (
          <EmptyState
            title="No icon fits"
            hint="Try another word, such as what the icon shows or what it stands for."
            action={
              <button
                type="button"
                className="link"
                onClick={() => {
                  setSearch('')
                  setGroup(null)
                }}
              >
                Show all icons
              </button>
            }
          />
        )}
      </Pane>
    </Stack>
  )
}
