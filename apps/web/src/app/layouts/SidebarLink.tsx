import { Tooltip } from '@mantine/core'
import { Link } from 'react-router'
import { useCurrentPath } from './current-path.ts'
import type { MenuItem } from './menu.ts'
import classes from './Sidebar.module.css'

interface Props {
  readonly item: MenuItem
  readonly count: number
  readonly collapsed: boolean
  readonly onNavigate: (() => void) | undefined
}

/** An item of the menu; an icon with its words beside it where the sidebar is collapsed. */
export function SidebarLink({ item, count, collapsed, onNavigate }: Props) {
  const current = useCurrentPath() === item.path ? 'page' : undefined
  const Shown = item.icon
  const name = count > 0 ? `${item.label}, ${count}` : item.label
  const link = (
    <Link
      to={item.path}
      className={classes.link}
      ref={current && intoSight}
      aria-current={current}
      // Open, the words on it are its name.
      {...(collapsed && { 'aria-label': name })}
      onClick={onNavigate}
    >
      <Shown size={collapsed ? 20 : 18} stroke={1.6} aria-hidden />
      {!collapsed && item.label}
      {!collapsed && count > 0 && <span className={`${classes.count} num`}>{count}</span>}
    </Link>
  )
  return collapsed ? (
    <Tooltip label={name} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

/** A long menu shows where one is. */
const intoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' })
