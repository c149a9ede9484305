import { ActionIcon, Burger, Group, Text, TextInput, Tooltip } from '@mantine/core'
import { shortenText } from '@lading/domain/text/shorten-text'
import { IconLayoutSidebar, IconSearch, IconSettings } from '@tabler/icons-react'
import { type Actor, mayOpen } from '@lading/domain/people/acting/actor'
import { type KeyboardEvent, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { isBuilt } from '../routes/screens.ts'
import { slots } from './slots.ts'
import { PaletteButton, paletteWords } from '../palette/PaletteButton.tsx'
import { UserMenu } from './UserMenu.tsx'
import classes from './TopBar.module.css'

interface Props {
  readonly title: string
  readonly actor: Actor
  readonly collapsed: boolean
  readonly onCollapse: () => void
  readonly drawerOpen: boolean
  readonly onDrawer: () => void
  readonly onPalette: () => void
}

/** The bar above every page of the application (specification, section 2.6). */
export function TopBar({ title, actor, collapsed, onCollapse, drawerOpen, onDrawer, onPalette }: Props) {
  const mayOpenSettings =
    isBuilt(paths.settings()) && actor.audience === 'staff' && mayOpen(actor, ['view-app-settings'])
  return (
    <Group
      component="header"
      justify="space-between"
      wrap="nowrap"
      h={60}
      pos="sticky"
      top={0}
      className={`${classes.bar} no-print`}
    >
      <Group gap={6} wrap="nowrap" miw={0} className={classes.part}>
        <Burger
          hiddenFrom="sm"
          size="sm"
          opened={drawerOpen}
          onClick={onDrawer}
          aria-label="Open menu"
          aria-expanded={drawerOpen}
        />
        <ActionIcon
          visibleFrom="sm"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!collapsed}
          onClick={onCollapse}
        >
          <IconLayoutSidebar size={20} stroke={1.6} />
        </ActionIcon>
        <Text truncate fw={600} ff="heading" title={title}>
          {shortenText(title)}
        </Text>
      </Group>
      <Search />
      <Group gap={6} wrap="nowrap" miw={0} className={classes.part}>
        <ActionIcon
          component={Link}
          to={paths.searchTransaction('')}
          hiddenFrom="sm"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Search Transaction"
        >
          <IconSearch size={20} stroke={1.6} />
        </ActionIcon>
        <Tooltip label={paletteWords}>
          <PaletteButton onOpen={onPalette} />
        </Tooltip>
        {mayOpenSettings && (
          <Tooltip label="App settings">
            <ActionIcon
              component={Link}
              to={paths.settings()}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="App settings"
            >
              <IconSettings size={20} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
        <Suspense fallback={null}>
          {slots.Posts && <slots.Posts />}
          {slots.Notifications && <slots.Notifications />}
        </Suspense>
        <UserMenu />
      </Group>
    </Group>
  )
}

const WIDEST = 400 // specification, section 9

/** Enter goes to what was found (specification, section 2.6); a phone has the box on the page itself. */
function Search() {
  const navigate = useNavigate()
  const search = (event: KeyboardEvent<HTMLInputElement>) => {
    const keyword = event.currentTarget.value.trim()
    if (event.key === 'Enter' && keyword) void navigate(paths.searchTransaction(keyword))
  }
  return (
    <TextInput
      visibleFrom="sm"
      flex={1}
      maw={WIDEST}
      type="search"
      aria-label="Search Transaction"
      placeholder="Search Transaction"
      leftSection={<IconSearch size={16} aria-hidden />}
      onKeyDown={search}
    />
  )
}
