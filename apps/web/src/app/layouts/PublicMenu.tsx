import { Box, Burger } from '@mantine/core'
import { useClickOutside, useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { publicLinks } from './public-links.ts'
import classes from './PublicMenu.module.css'

/** The public site's menu on a narrow screen: a list that unfolds under the header. */
export function PublicMenu() {
  const [opened, { toggle, close }] = useDisclosure()
  const menu = useClickOutside(close)
  return (
    <div
      ref={menu}
      className="mantine-hidden-from-md"
      role="presentation"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Burger
        size="sm"
        opened={opened}
        onClick={toggle}
        aria-label="Menu"
        aria-expanded={opened}
        aria-controls="menu"
      />
      <nav id="menu" aria-label="Main" className={classes.fold} hidden={!opened}>
        <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {publicLinks().map(({ path, label }) => (
            <li key={path}>
              <Link to={path} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </Box>
      </nav>
    </div>
  )
}
