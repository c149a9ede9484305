import type { TableView, ViewState } from '@lading/contract/tables/tables'
import { Box, Button, Menu } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconCheck, IconListDetails } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { fetchedPart } from '#lib/page-code.ts'

const saving = () => import('./SaveViewDialog.tsx')
const SaveViewDialog = fetchedPart(async () => (await saving()).SaveViewDialog)
const ViewsDialog = fetchedPart(async () => (await import('./ViewsDialog.tsx')).ViewsDialog)

interface Props {
  readonly list: string
  readonly label: string
  readonly views: readonly TableView[]
  /** What is shown now. */
  readonly state: ViewState
  readonly onShow: (view: ViewState) => void
  readonly onReset: () => void
}

/** The person's views of a list: shown, saved, kept in order. */
export function ViewsMenu({ list, label, views, state, onShow, onReset }: Props) {
  const [asked, ask] = useState<'save' | 'keep'>()
  const close = () => ask(undefined)
  return (
    <>
      {/* With the menu, so that the dialog is there once it is chosen: a name that is typed at once goes into it. */}
      <Menu
        position="bottom-end"
        width={270}
        withinPortal={false}
        keepMounted={false}
        onOpen={() => void saving().catch(() => undefined)}
      >
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            aria-label="Views"
            title="Views"
          >
            Views
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="min(60vh, 420px)" style={{ overflowY: 'auto' }}>
          {views.length > 0 && <Menu.Label>Your views</Menu.Label>}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              onClick={() => onShow(view.state)}
              aria-current={isShown(view.state, state) || undefined}
              leftSection={isShown(view.state, state) ? <IconCheck size={16} /> : <Box w={16} />}
              rightSection={view.is_default && <small>opens first</small>}
            >
              {view.name}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={onReset} leftSection={<Box w={16} />}>
            All entries, as listed
          </Menu.Item>
          <Menu.Item leftSection={<IconBookmarkPlus size={16} />} onClick={() => ask('save')}>
            Save this view…
          </Menu.Item>
          {views.length > 0 && (
            <Menu.Item leftSection={<IconListDetails size={16} />} onClick={() => ask('keep')}>
              Manage views…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {asked === 'save' && <SaveViewDialog list={list} state={state} onClose={close} />}
        {asked === 'keep' && <ViewsDialog label={label} views={views} state={state} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Whether a view and what is shown are the same, in whatever order their parts were chosen. */
function isShown(view: ViewState, now: ViewState): boolean {
  return inOrder(view) === inOrder(now)
}

function inOrder({ search, filters, order_by, sort_by, per_page, hidden }: ViewState): string {
  const chosen = Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([search, chosen, order_by, order_by && sort_by, per_page, hidden.toSorted()])
}
