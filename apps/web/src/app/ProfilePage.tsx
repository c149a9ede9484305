import './profile-page.css'
import { fullName } from '@lading/domain/people/full-name'
import { lazy } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#lib/session'
import { PageHeader } from '#ui/PageHeader'
import { PartTabs, type PagePart } from '#ui/PartTabs'

interface Part extends PagePart {
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
  if (!user) return null
  return (
    <div className="stack">
      <PageHeader title="My profile" subtitle={`${fullName(user) || user.email} · ${user.email}`} />
      <PartTabs
        parts={theirs}
        open={open.name}
        onTurn={(name) => void navigate(`${pathname}#${name}`, { preventScrollReset: true })}
        label="Parts of your profile"
      />
    </div>
  )
}
