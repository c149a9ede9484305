import type { TableView } from '@lading/contract/tables/tables'
import { ActionIcon, Anchor, Group, List, Text, Tooltip } from '@mantine/core'
import { IconBookmark, IconListDetails } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOfView } from '#lib/table-views.ts'
import type { OpenList } from './open-lists.ts'

interface Props {
  readonly list: OpenList & { readonly views: readonly TableView[] }
  readonly onKeep: () => void
}

/** A list with its views under it, each a link. */
export function ListLine({ list: { path, label, views }, onKeep }: Props) {
  const keeping = `Manage the views of ${label}`
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs" mih={28}>
        <Anchor component={Link} to={path} inherit fw={600}>
          {label}
        </Anchor>
        {views.length > 0 && (
          <Tooltip label={keeping}>
            <ActionIcon variant="subtle" color="gray" aria-label={keeping} onClick={onKeep}>
              <IconListDetails size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      {views.length > 0 && (
        <List aria-label={`Views of ${label}`} listStyleType="none" fz="dense">
          {views.map((view) => (
            <List.Item key={view.id} icon={<IconBookmark size={14} stroke={1.6} aria-hidden />}>
              <Anchor component={Link} inherit to={addressOfView(path, view)}>
                {view.name}
              </Anchor>{' '}
              {view.is_default && (
                <Text span fz="xs" c="dimmed">
                  opens first
                </Text>
              )}
            </List.Item>
          ))}
        </List>
      )}
    </li>
  )
}
