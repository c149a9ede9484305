import { paths } from '@lading/contract/addresses/paths'
import type { Actor } from '@lading/domain/people/acting/actor'
import { Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { ensure } from '@lading/domain/ensure'
import { Seal } from '#ui/facts/Seal.tsx'
import { type MenuItem, menuOf } from './menu.ts'
import { countsQuery } from './slots.ts'
import classes from './Sidebar.module.css'

type Counts = Readonly<Record<string, number>>

interface Props {
  readonly actor: Actor
  /** Icons only, with a floating menu for each group. */
  readonly collapsed?: boolean
  readonly onNavigate?: () => void
}

/** The portal's menu, made from the list of screens and what the person may open. */
export function Sidebar({ actor, collapsed = false, onNavigate }: Props) {
  const menu = menuOf(actor)
  const counts = useCounts(menu.some(({ items }) => items.some(({ count }) => count)))
  return (
    <div className={classes.side} data-collapsed={collapsed || undefined}>
      <Link
        to={paths.dashboard()}
        className={classes.brand}
        onClick={onNavigate}
        {...(collapsed && { 'aria-label': 'Lading' })}
      >
        <Seal light size={36} />
        {!collapsed && (
          <span>
            Lading<small>Forwarder accreditation</small>
          </span>
        )}
      </Link>
      <nav aria-label="Sidebar">
        {menu.map(({ title, items }) => (
          <div key={title}>
            {collapsed ? <hr /> : <div className={classes.group}>{title}</div>}
            {collapsed && items.length > 2 ? (
              <Floating title={title} items={items} counts={counts} />
            ) : (
              <ul aria-label={title}>
                {items.map((item) => (
                  <li key={item.path}>
                    <Line item={item} count={countOf(item, counts)} collapsed={collapsed} onNavigate={onNavigate} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
    </div>
  )
}

interface LineProps {
  readonly item: MenuItem
  readonly count: number
  readonly collapsed: boolean
  readonly onNavigate: (() => void) | undefined
}

function Line({ item, count, collapsed, onNavigate }: LineProps) {
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

/** The floating submenu of a collapsed sidebar (specification, section 2.6). */
function Floating({ title, items, counts }: { title: string; items: readonly MenuItem[]; counts: Counts }) {
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

function useCounts(areShown: boolean): Counts {
  return useQuery({ ...countsQuery(), enabled: areShown }).data?.counts ?? {}
}

function countOf({ count }: MenuItem, counts: Counts): number {
  return (count && counts[count]) || 0
}

function useCurrentPath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1')
}
