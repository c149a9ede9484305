import { Suspense } from 'react'
import { fetchedPart } from '#lib/page-code.ts'
import { useActor } from '#lib/session.ts'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'

const OfCustomer = fetchedPart(
  async () => (await import('../features/applications/dashboard/FirstDashboardPage.tsx')).default,
)
const OfStaff = fetchedPart(async () => (await import('../features/queues/StaffDashboardPage.tsx')).default)

/** The dashboard that fits the person: a customer's business, or what waits for a member of staff. */
export default function DashboardPage() {
  const actor = useActor()
  if (!actor) return null
  return <Suspense fallback={<PageSkeleton />}>{actor.audience === 'customer' ? <OfCustomer /> : <OfStaff />}</Suspense>
}
