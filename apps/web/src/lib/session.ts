import type { Actor } from '@lading/domain/people/acting/actor'
import { useSyncExternalStore } from 'react'
import { actorOf } from './session/actor-of.ts'
import { usePortal } from './portal.ts'
import type { Session } from './session/session-source.ts'

/** The session of the portal around, followed. */
export function useSession(): Session {
  const { session } = usePortal()
  return useSyncExternalStore(session.onChange, session.current, () => nobody)
}

const nobody: Session = { token: null, user: null }

/** Whether somebody is signed in with a token that has not ended. */
export function useIsSignedIn(): boolean {
  useSession()
  return usePortal().session.isSignedIn()
}

/** The signed-in person for the domain's rules; null for a visitor. */
export function useActor(): Actor | null {
  const { user } = useSession()
  return user && actorOf(user)
}
