import { queueCounts } from '@lading/contract/queues'
import type { ComponentType } from 'react'
import { query } from '#lib/api.ts'
import { fetchedPart } from '#lib/page-code.ts'

const COUNTED_EVERY = 60_000 // milliseconds

/** How many entries each list of the sidebar has, by the list's name. */
export const countsQuery = () => ({ ...query(queueCounts), refetchInterval: COUNTED_EVERY })

/** Parts of the top bar that a feature brings, each absent until it does. */
interface Slots {
  /** The bell with its dropdown. */
  readonly Notifications?: ComponentType
  /** The announcements and advisories. */
  readonly Posts?: ComponentType
}

/** What is built so far. A feature adds its line here, as a lazy component. */
export const slots: Slots = {
  Posts: fetchedPart(async () => (await import('../../features/posts/PostsMenu.tsx')).PostsMenu),
  Notifications: fetchedPart(
    async () => (await import('../../features/notifications/NotificationsBell.tsx')).NotificationsBell,
  ),
}
