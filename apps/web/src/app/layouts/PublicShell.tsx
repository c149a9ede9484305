import { paths } from '@lading/contract/addresses/paths'
import { ActionIcon, Box, Button, Container, Group } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { Link, Outlet } from 'react-router'
import { useActor } from '#lib/session.ts'
import { Brand } from '#ui/facts/Brand.tsx'
import { useScreen } from '../current-screen.ts'
import { isPublic } from '../routes/visitors.ts'
import { PaletteButton, paletteWords } from '../palette/PaletteButton.tsx'
import { useCommands } from '../palette/use-commands.tsx'
import { Footer } from './Footer.tsx'
import { PublicMenu } from './PublicMenu.tsx'
import { publicLinks } from './public-links.ts'
import { SkipLink } from './SkipLink.tsx'
import { useOtherScheme } from '../use-other-scheme.ts'
import classes from './PublicShell.module.css'

/** The public site: header, page, footer (specification, section 2.1). */
export function PublicShell() {
  const screen = useScreen()
  const commands = useCommands()
  return (
    <div className={classes.public}>
      <SkipLink />
      <header className={`${classes.bar} no-print`}>
        <Container size="lg" py="sm">
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <Brand to={paths.home()} small="dimmed" className={classes.brand} />
            <Box component="nav" aria-label="Main" visibleFrom="md">
              <Group
                component="ul"
                gap="xl"
                wrap="nowrap"
                m={0}
                p={0}
                style={{ listStyle: 'none' }}
                className={classes.links}
              >
                {publicLinks().map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </Group>
            </Box>
            <Group gap="xs" wrap="nowrap">
              <PaletteButton title={paletteWords} onOpen={commands.openPalette} />
              <SchemeButton />
              <AccountButtons />
              <PublicMenu />
            </Group>
          </Group>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {screen?.footer !== false && <Footer />}
      {commands.shown}
    </div>
  )
}

function AccountButtons() {
  const actor = useActor()
  if (actor)
    return (
      <Button component={Link} to={paths.dashboard()} size="sm">
        Dashboard
      </Button>
    )
  return (
    <>
      {isPublic(paths.login()) && (
        <Button component={Link} to={paths.login()} variant="default" size="sm">
          Log in
        </Button>
      )}
      {isPublic(paths.register()) && (
        <Button component={Link} to={paths.register()} size="sm" visibleFrom="xs">
          Register
        </Button>
      )}
    </>
  )
}

function SchemeButton() {
  const { other, turn } = useOtherScheme()
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Use ${other} colours`} onClick={turn}>
      {other === 'light' ? <IconSun size={20} stroke={1.6} /> : <IconMoon size={20} stroke={1.6} />}
    </ActionIcon>
  )
}
