import type { TableView } from '@lading/contract/tables'
import { ActionIcon, Tooltip } from '@mantine/core'
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
      <div className="lists-head">
        <Link to={path} className="lists-link">
          {label}
        </Link>
        {views.length > 0 && (
          <Tooltip label={keeping}>
            <ActionIcon variant="subtle" color="gray" aria-label={keeping} onClick={onKeep}>
              <IconListDetails size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {views.length > 0 && (
        <ul aria-label={`Views of ${label}`} className="lists-views">
          {views.map((view) => (
            <li key={view.id}>
              <IconBookmark size={14} stroke={1.6} aria-hidden />
              <Link to={addressOfView(path, view)}>{view.name}</Link>
              {view.is_default && <small>opens first</small>}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
