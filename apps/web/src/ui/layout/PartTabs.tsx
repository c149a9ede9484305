import { Tabs } from '@mantine/core'
import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { PageSkeleton } from './PageSkeleton.tsx'
import classes from './PartTabs.module.css'

/** One part of a page that is shown in parts. */
export interface PagePart {
  /** As it stands in the address. */
  readonly name: string
  readonly title: string
  readonly shown: ComponentType
}

interface Props<P extends PagePart> {
  readonly parts: readonly P[]
  /** The name of the part that is open. */
  readonly open: string
  readonly onTurn: (name: string | null) => void
  /** Names the row for readers. */
  readonly label: string
  /** Many parts stand in one row. */
  readonly dense?: boolean
  /** What stands beside a title. */
  readonly beside?: (part: P) => ReactNode
}

/** A page in parts under a row of tabs; each part is fetched when it is first opened. */
export function PartTabs<P extends PagePart>({ parts, open, onTurn, label, dense = false, beside }: Props<P>) {
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen the row of tabs scrolls: the open one is always in sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-active]')
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [open])
  return (
    <Tabs
      value={open}
      onChange={onTurn}
      miw={0}
      keepMounted={false}
      classNames={{ ...(dense && { root: classes.dense }), list: classes.list, tab: classes.tab }}
    >
      <Tabs.List aria-label={label} ref={list}>
        {parts.map((part) => (
          <Tabs.Tab key={part.name} value={part.name} {...(beside && { rightSection: beside(part) })}>
            {part.title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {parts.map(({ name, shown: Shown }) => (
        <Tabs.Panel key={name} value={name} pt="md">
          <Suspense fallback={<PageSkeleton />}>
            <Shown />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
