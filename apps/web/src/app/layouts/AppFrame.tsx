import { paths } from '@lading/contract/addresses/paths'
import '../../styles/mantine-app.css'
import type { Actor } from '@lading/domain/people/acting/actor'
import { Drawer, Flex, VisuallyHidden } from '@mantine/core'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useActor } from '#lib/session.ts'
import { useScreen } from '../current-screen.ts'
import { admit, type Visitor } from '../guard.ts'
import { useCommands } from '../palette/use-commands.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import classes from './AppFrame.module.css'

/** The signed-in application. Nothing of it stays on the screen where somebody else signs in at the same browser. */
export function AppFrame() {
  const actor = useActor()
  return <Frame key={actor?.user_id} actor={actor} />
}

/** Sidebar, top bar, page. */
function Frame({ actor }: { actor: Actor | null }) {
  const screen = useScreen()
  const navigate = useNavigate()
  const dense = !!screen?.dense
  const [collapsed, setCollapsed] = useCollapsed(dense)
  const [drawerOpen, drawer] = useDisclosure()
  const isWide = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false })

  const commands = useCommands({ turnSidebar: () => setCollapsed(!collapsed) })

  // The session may end in another tab, or because it idled too long: nothing of it stays on the screen.
  useEffect(() => {
    if (!actor) void navigate(paths.home())
  }, [actor, navigate])
  // A permission may be taken while its screen is open: the first call that is refused reads the person again.
  const isShut = actor !== null && screen !== undefined && 'go' in admit([screen], asTheyAre(actor))
  useEffect(() => {
    if (isShut) void navigate(paths.accessDenied())
  }, [isShut, navigate])
  if (!actor) return null

  return (
    <div className={classes.frame} data-collapsed={collapsed || undefined} data-dense={dense || undefined}>
      <SkipLink />
      <aside className={`${classes.side} no-print`} aria-label="Navigation">
        {isWide && <Sidebar actor={actor} collapsed={collapsed} />}
      </aside>
      <SessionWatch />
      {commands.shown}
      <Drawer.Root
        opened={drawerOpen && !isWide}
        onClose={drawer.close}
        size={280}
        classNames={{ body: classes.drawer, close: classes.close }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu" data-closing={!drawerOpen || undefined}>
          <Drawer.Body>
            <Sidebar actor={actor} onNavigate={drawer.close} />
          </Drawer.Body>
          <Drawer.CloseButton aria-label="Close menu" />
        </Drawer.Content>
      </Drawer.Root>
      <Flex direction="column" miw={0}>
        <TopBar
          title={screen?.heading ?? screen?.title ?? ''}
          actor={actor}
          collapsed={collapsed}
          onCollapse={() => setCollapsed(!collapsed)}
          drawerOpen={drawerOpen}
          onDrawer={drawer.toggle}
          onPalette={commands.openPalette}
        />
        <main id="main" tabIndex={-1}>
          {/* For as long as the page has no heading of its own: its data are on their way, or were refused. */}
          <VisuallyHidden component="h1" className={classes.standIn}>
            {screen?.heading ?? screen?.title}
          </VisuallyHidden>
          <Outlet />
        </main>
      </Flex>
    </div>
  )
}

/** The choice is remembered; a dense screen starts narrow and remembers its own. */
function useCollapsed(dense: boolean) {
  const usual = useLocalStorage({ key: 'isSidebarCollapsed', defaultValue: false, getInitialValueInEffect: false })
  const onDense = useLocalStorage({
    key: 'isSidebarCollapsedDense',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  return dense ? onDense : usual
}

/** Each person in this frame has confirmed their address and chosen their password. */
const asTheyAre = (actor: Actor): Visitor => ({ actor, is_email_verified: true, must_change_password: false })
