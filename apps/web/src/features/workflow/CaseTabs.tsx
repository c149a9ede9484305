import { Tabs } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, type ComponentType, type LazyExoticComponent } from 'react'
import { useSearchParams } from 'react-router'
import { PageSkeleton } from '#ui/PageSkeleton'
import { useCase, type OpenCase } from './case.ts'
import { DocumentsTab } from './documents/DocumentsTab.tsx'
import { decidedCount } from './documents/checked-files.ts'

interface Part {
  readonly name: string
  readonly title: string
  readonly shown: ComponentType | LazyExoticComponent<ComponentType>
  /** A few letters beside the title. */
  readonly count?: (open: OpenCase) => string
}

const parts: readonly Part[] = [
  { name: 'documents', title: 'Documents', shown: DocumentsTab, count: ({ kase }) => decidedCount(kase.checklist) },
  {
    name: 'business',
    title: 'Business',
    shown: lazy(async () => ({ default: (await import('./answers/BusinessTab.tsx')).BusinessTab })),
    count: ({ kase }) => (kase.differences.length > 0 ? `${kase.differences.length} changed` : ''),
  },
  {
    name: 'people',
    title: 'People',
    shown: lazy(async () => ({ default: (await import('./answers/PeopleTab.tsx')).PeopleTab })),
  },
  {
    name: 'capital',
    title: 'Capital',
    shown: lazy(async () => ({ default: (await import('./capital/CapitalTab.tsx')).CapitalTab })),
  },
  { name: 'fee', title: 'Fee', shown: lazy(async () => ({ default: (await import('./FeeTab.tsx')).FeeTab })) },
  {
    name: 'memorandum',
    title: 'Memorandum',
    shown: lazy(async () => ({ default: (await import('./MemorandumTab.tsx')).MemorandumTab })),
  },
  {
    name: 'talk',
    title: 'Messages and notes',
    shown: lazy(async () => ({ default: (await import('./talk/TalkTab.tsx')).TalkTab })),
    count: ({ kase }) => (kase.messages > 0 ? String(kase.messages) : ''),
  },
  {
    name: 'timeline',
    title: 'Timeline',
    shown: lazy(async () => ({ default: (await import('./TimelineTab.tsx')).TimelineTab })),
  },
  {
    name: 'papers',
    title: 'Papers',
    shown: lazy(async () => ({ default: (await import('./PapersTab.tsx')).PapersTab })),
    count: ({ kase }) => (kase.papers.length > 0 ? String(kase.papers.length) : ''),
  },
]

/** The parts of a case; which one is open stands in the address. */
export function CaseTabs() {
  const open = useCase()
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('tab')
  const tab = parts.find(({ name }) => name === wanted)?.name ?? parts[0]!.name
  const turnTo = (name: string | null) =>
    setAddress(name ? { tab: name } : {}, { replace: true, preventScrollReset: true })
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen the row of tabs scrolls: the open one is always in sight.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[data-active]')
    if (open && list.current)
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2
  }, [tab])
  return (
    <Tabs value={tab} onChange={turnTo} className="case-tabs" keepMounted={false}>
      <Tabs.List aria-label="Parts of the case" ref={list}>
        {parts.map(({ name, title, count }) => (
          <Tabs.Tab key={name} value={name} rightSection={<Count text={count?.(open) ?? ''} />}>
            {title}
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

function Count({ text }: { text: string }) {
  return text && <span className="case-count num">{text}</span>
}
