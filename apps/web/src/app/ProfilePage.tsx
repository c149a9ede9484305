import './profile-page.css'
import { fullName } from '@lading/domain/people/full-name'
import { Tabs } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#lib/session'
import { PageHeader } from '#ui/PageHeader'
import { PageSkeleton } from '#ui/PageSkeleton'

interface Part {
  /** What stands after the # of the address. */
  readonly name: string
  readonly title: string
  readonly shown: ComponentType
  readonly isOfStaff?: true
}

const parts: readonly Part[] = [
  {
    name: 'me',
    title: 'About me',
    shown: lazy(async () => ({ default: (await import('../features/profile/AboutMe.tsx')).AboutMe })),
  },
  {
    name: 'notifications',
    title: 'Notifications',
    shown: lazy(async () => ({
      default: (await import('../features/notifications/AllNotifications.tsx')).AllNotifications,
    })),
  },
  {
    name: 'posts',
    title: 'Announcements',
    shown: lazy(async () => ({ default: (await import('../features/posts/AllPosts.tsx')).AllPosts })),
  },
  {
    name: 'activity',
    title: 'Activity',
    shown: lazy(async () => ({ default: (await import('../features/profile/OwnActivity.tsx')).OwnActivity })),
  },
  {
    name: 'sessions',
    title: 'Sessions',
    shown: lazy(async () => ({ default: (await import('../features/sessions/SessionsPane.tsx')).SessionsPane })),
  },
  {
    name: 'second-factor',
    title: 'Second factor',
    shown: lazy(async () => ({
      default: (await import('../features/second-factor/SecondFactorPane.tsx')).SecondFactorPane,
    })),
    isOfStaff: true,
  },
]

/** A person's own page; which part of it is open stands in the address. */
export default function ProfilePage() {
  const { user } = useSession()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const theirs = parts.filter(({ isOfStaff }) => !isOfStaff || user?.admin_profile)
  const open = theirs.find(({ name }) => name === hash.slice(1)) ?? theirs[0]!
  const list = useRef<HTMLDivElement>(null)
  // On a phone the row of tabs scrolls: the open one is always in sight.
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])
  if (!user) return null
  return (
    <div className="stack">
      <PageHeader title="My profile" subtitle={`${fullName(user) || user.email} · ${user.email}`} />
      <Tabs
        value={open.name}
        onChange={(name) => void navigate(`${pathname}#${name}`, { preventScrollReset: true })}
        keepMounted={false}
      >
        <Tabs.List className="part-tabs" aria-label="Parts of your profile" ref={list}>
          {theirs.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {theirs.map(({ name, shown: Shown }) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <Suspense fallback={<PageSkeleton />}>
              <Shown />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}
