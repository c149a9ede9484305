import {
  changeTableView,
  deleteTableView,
  listTableViews,
  type TableView,
  type ViewState,
} from '@lading/contract/tables/tables'
import { ActionIcon, Group, Switch, Text, Tooltip } from '@mantine/core'
import { IconPencil, IconReplace, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '../../forms/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../forms/dialogs/Dialog.tsx'
import { RenameView } from './RenameView.tsx'
import { RuledList } from '../../layout/RuledList.tsx'

interface Props {
  /** The list's name for people. */
  readonly label: string
  readonly views: readonly TableView[]
  /** What is shown now; without it no view can be replaced. */
  readonly state?: ViewState
  readonly onClose: () => void
}

type ViewDialog = { readonly what: 'rename' | 'replace' | 'delete'; readonly view: TableView }

/** The views of one list: renamed, replaced, deleted, and which one the list opens with. */
export function ViewsDialog({ label, views, state, onClose }: Props) {
  const [dialog, openDialog] = useState<ViewDialog>()
  const stale = { stale: [listTableViews] }
  const back = () => openDialog(undefined)
  const change = useAct(changeTableView, { ...stale, onDone: back })
  const remove = useAct(deleteTableView, { ...stale, done: 'The view is deleted.', onDone: back })
  const write = ({ id, name, is_default, version, state: held }: TableView, changes: Partial<TableView>) =>
    change.mutate({ params: { id }, body: { name, is_default, version, state: held, ...changes } })

  if (dialog?.what === 'delete')
    return (
      <ConfirmDialog
        title="Delete this view?"
        confirm="Delete"
        danger
        busy={remove.isPending}
        onClose={back}
        onConfirm={() => remove.mutate({ params: { id: dialog.view.id } })}
      >
        “{dialog.view.name}” will be deleted. The list itself does not change.
      </ConfirmDialog>
    )
  if (dialog?.what === 'replace' && state)
    return (
      <ConfirmDialog
        title="Replace this view?"
        confirm="Replace"
        busy={change.isPending}
        onClose={back}
        onConfirm={() => write(dialog.view, { state })}
      >
        “{dialog.view.name}” will hold the filters, search, order, page size and columns that are shown now.
      </ConfirmDialog>
    )
  if (dialog?.what === 'rename') return <RenameView view={dialog.view} onClose={back} />
  return (
    <Dialog title={`Views of ${label}`} onClose={onClose} width={560}>
      {views.length === 0 && <Text size="sm">No saved views of this list.</Text>}
      <RuledList>
        {views.map((view) => (
          <Group component="li" key={view.id} gap="md">
            <Text flex="1 1 160px" fw={600}>
              {view.name}
            </Text>
            <Switch
              size="sm"
              label="Opens first"
              aria-label={`The list opens with ${view.name}`}
              checked={view.is_default}
              disabled={change.isPending}
              onChange={(event) => write(view, { is_default: event.currentTarget.checked })}
            />
            <Group gap={2} wrap="nowrap">
              <Act
                label={`Rename ${view.name}`}
                icon={IconPencil}
                onClick={() => openDialog({ what: 'rename', view })}
              />
              {state && (
                <Act
                  label={`Replace ${view.name} by what is shown`}
                  icon={IconReplace}
                  onClick={() => openDialog({ what: 'replace', view })}
                />
              )}
              <Act
                label={`Delete ${view.name}`}
                icon={IconTrash}
                onClick={() => openDialog({ what: 'delete', view })}
              />
            </Group>
          </Group>
        ))}
      </RuledList>
    </Dialog>
  )
}

function Act({ label, icon: Shown, onClick }: { label: string; icon: typeof IconPencil; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
        <Shown size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
