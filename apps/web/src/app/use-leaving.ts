import { paths } from '@lading/contract/addresses/paths'
import { useNavigate } from 'react-router'
import { signOut } from '#lib/session-calls.ts'

/** Ends the session and goes home (specification, section 2.6). */
export function useLeaving(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await signOut()
    await navigate(paths.home())
  }
}
