import { ensure } from '@lading/domain/ensure'
import { Menu, UnstyledButton } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useCurrentPath } from './current-path.ts'
import { countOf, type Counts } from './menu-counts.ts'
import type { MenuItem } from './menu.ts'
import classes from './Sidebar.module.css'

interface Props {
  readonly title: string
  readonly items: readonly MenuItem[]
  readonly counts: Counts
}

/** The floating submenu of a collapsed sidebar (specification, section 2.6). */
export function FloatingGroup({ title, items, counts }: Props) {
  const navigate = useNavigate()
  const path = useCurrentPath()
  const Shown = ensure(items[0], 'an item of the group').icon
  const waiting = items.some((item) => countOf(item, counts) > 0)
  return (
    <Menu
      trigger="click-hover"
      position="right-start"
      offset={10}
      withArrow
      withinPortal={false}
      floatingStrategy="fixed"
      width={240}
    >
      <Menu.Target>
        <UnstyledButton
          className={classes.link}
          aria-label={title}
          aria-current={items.some((item) => item.path === path) ? 'true' : undefined}
        >
          <Shown size={20} stroke={1.6} aria-hidden />
          {waiting && <span className={classes.dot} />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{title}</Menu.Label>
        {items.map((item) => (
          <Menu.Item
            key={item.path}
            onClick={() => void navigate(item.path)}
            rightSection={
              countOf(item, counts) > 0 ? <span className={`${classes.count} num`}>{countOf(item, counts)}</span> : null
            }
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
