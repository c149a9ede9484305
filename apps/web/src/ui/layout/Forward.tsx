import { Navigate, useNavigation } from 'react-router'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'

/** Leads on to another page in this one's place; a link that was pressed meanwhile is followed instead. */
export function Forward({ to }: { to: string }) {
  const isLeaving = useNavigation().state !== 'idle'
  return isLeaving ? <PageSkeleton /> : <Navigate to={to} replace />
}
