import { lazy, Suspense } from 'react'
import { useActor } from '#lib/session'
import { PageSkeleton } from '#ui/PageSkeleton'

const OfCustomer = lazy(() => import('../features/applications/dashboard/FirstDashboardPage.tsx'))
const OfStaff = lazy(() => import('../features/queues/StaffDashboardPage.tsx'))

/** The dashboard that fits the person: a customer's business, or what waits for a member of staff. */
export default function DashboardPage() {
  const actor = useActor()
  if (!actor) return null
  return <Suspense fallback={<PageSkeleton />}>{actor.audience === 'customer' ? <OfCustomer /> : <OfStaff />}</Suspense>
}
