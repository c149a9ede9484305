import { paths } from '@lading/contract/addresses/paths'
import type { Actor } from '@lading/domain/people/acting/actor'
import { Brand } from '#ui/facts/Brand.tsx'
import { FloatingGroup } from './FloatingGroup.tsx'
import { countOf, useCounts } from './menu-counts.ts'
import { menuOf } from './menu.ts'
import { SidebarLink } from './SidebarLink.tsx'
import classes from './Sidebar.module.css'

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
      <Brand
        to={paths.dashboard()}
        small="#a9c3cb"
        light
        size={36}
        short={collapsed}
        className={classes.brand}
        onClick={onNavigate}
      />
      <nav aria-label="Sidebar">
        {menu.map(({ title, items }) => (
          <div key={title}>
            {collapsed ? <hr /> : <div className={classes.group}>{title}</div>}
            {collapsed && items.length > 2 ? (
              <FloatingGroup title={title} items={items} counts={counts} />
            ) : (
              <ul aria-label={title}>
                {items.map((item) => (
                  <li key={item.path}>
                    <SidebarLink
                      item={item}
                      count={countOf(item, counts)}
                      collapsed={collapsed}
                      onNavigate={onNavigate}
                    />
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
