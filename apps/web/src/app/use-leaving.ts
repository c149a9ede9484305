import { paths } from '@lading/contract/addresses/paths'
import { useNavigate } from 'react-router'
import { usePortal } from '#lib/portal.ts'

/** Ends the session and goes home (specification, section 2.6). */
export function useLeaving(): () => Promise<void> {
  const navigate = useNavigate()
  const { sessionCalls } = usePortal()
  return async () => {
    await sessionCalls.signOut()
    await navigate(paths.home())
  }
}
