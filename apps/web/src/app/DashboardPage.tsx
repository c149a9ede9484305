import { Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchedPart } from '#lib/page-code.ts'
import { portalContext } from '#lib/portal.ts'
import { actorOf } from '#lib/session/actor-of.ts'
import { useActor } from '#lib/session.ts'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'

const ofCustomer = () => import('../features/applications/dashboard/FirstDashboardPage.tsx')
/** Where a customer who has a business is led from there. */
const ofBusiness = () => import('../features/applications/dashboard/CustomerDashboardPage.tsx')
const ofStaff = () => import('../features/queues/StaffDashboardPage.tsx')
const OfCustomer = fetchedPart(async () => (await ofCustomer()).default)
const OfStaff = fetchedPart(async () => (await ofStaff()).default)

/** The dashboard that fits the person: a customer's business, or what waits for a member of staff. */
export default function DashboardPage() {
  const actor = useActor()
  if (!actor) return null
  return <Suspense fallback={<PageSkeleton />}>{actor.audience === 'customer' ? <OfCustomer /> : <OfStaff />}</Suspense>
}

/** Asks for what the person's dashboard will need, without waiting: else each is asked for after the one before. */
export function loader({ context }: LoaderFunctionArgs) {
  const { session, queries } = context.get(portalContext)
  const { user } = session.current()
  if (!user) return null
  const parts =
    actorOf(user).audience === 'staff'
      ? [ofStaff()]
      : [ofCustomer().then(({ askBusinesses }) => askBusinesses(queries)), ofBusiness()]
  void Promise.allSettled(parts) // what does not come is asked again by the page, which says so
  return null
}
