import { lazy } from 'react'
import type { PagePart } from '#ui/PartTabs'

/** A part of the profile; some are of staff alone. */
export interface ProfilePart extends PagePart {
  readonly isOfStaff?: true
}

/** The parts of a person's own page, by the name that stands in the address. */
export const profileParts: readonly ProfilePart[] = [
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
    name: 'ways',
    title: 'Ways to sign in',
    shown: lazy(async () => ({ default: (await import('../features/sign-on/WaysPane.tsx')).WaysPane })),
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
