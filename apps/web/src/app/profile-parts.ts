import { fetchedPart } from '#lib/page-code.ts'
import type { PagePart } from '#ui/layout/PartTabs.tsx'

/** A part of the profile; some are of staff alone. */
export interface ProfilePart extends PagePart {
  readonly isOfStaff?: true
}

/** The parts of a person's own page, by the name that stands in the address. */
export const profileParts: readonly ProfilePart[] = [
  {
    name: 'me',
    title: 'About me',
    shown: fetchedPart(async () => (await import('../features/profile/AboutMe.tsx')).AboutMe),
  },
  {
    name: 'notifications',
    title: 'Notifications',
    shown: fetchedPart(async () => (await import('../features/notifications/AllNotifications.tsx')).AllNotifications),
  },
  {
    name: 'posts',
    title: 'Announcements',
    shown: fetchedPart(async () => (await import('../features/posts/AllPosts.tsx')).AllPosts),
  },
  {
    name: 'activity',
    title: 'Activity',
    shown: fetchedPart(async () => (await import('../features/profile/OwnActivity.tsx')).OwnActivity),
  },
  {
    name: 'sessions',
    title: 'Sessions',
    shown: fetchedPart(async () => (await import('../features/sessions/SessionsPane.tsx')).SessionsPane),
  },
  {
    name: 'sign-in-methods',
    title: 'Ways to sign in',
    shown: fetchedPart(async () => (await import('../features/sign-on/SignInMethodsPane.tsx')).SignInMethodsPane),
  },
  {
    name: 'second-factor',
    title: 'Second factor',
    shown: fetchedPart(async () => (await import('../features/second-factor/SecondFactorPane.tsx')).SecondFactorPane),
    isOfStaff: true,
  },
]
