import type { Authorisation, SignedInUser } from '@lading/contract/accounts/accounts'
import { toast } from '#lib/toast.ts'
import { CallFailed } from './transport.ts'
import { currentSession, endSession, isRefreshDue, replaceToken, saveWanted, storeUser } from './session.ts'

/** The calls the session lives by. */
export interface SessionCalls {
  readonly refresh: () => Promise<Authorisation>
  readonly me: () => Promise<SignedInUser>
  readonly logout: () => Promise<unknown>
}

let calls: SessionCalls | undefined
let openPage: () => string | undefined = () => undefined

/** Names the session's calls, and the open page where it is one that needs a session; once, when the application starts. */
export function connectSession(to: SessionCalls, page: () => string | undefined = () => undefined) {
  calls = to
  openPage = page
}

/**
 * Renews the token when its marker has passed: asked at each navigation and act of the user, never by a timer.
 * Several tabs agree through a lock. A refusal ends the session; silence of the network does not.
 */
export async function refreshIfDue(): Promise<void> {
  if (calls && isRefreshDue()) await refreshOnce(isRefreshDue)
}

/** Renews the token because the person asked to go on. */
export async function refreshNow(): Promise<void> {
  const { token } = currentSession()
  await refreshOnce(() => currentSession().token === token)
}

/** Reads the profile again, as each reload of the page does; a failure is ignored (specification, section 8). */
export async function rereadUser(): Promise<void> {
  const { token } = currentSession()
  if (token && calls) await calls.me().then(storeUser, () => undefined)
}

/** Ends the session on the server and forgets it here, even where the server cannot be reached. */
export async function signOut(): Promise<void> {
  await calls?.logout().catch(() => undefined)
  endSession({ byOwner: true })
}

let asking: Promise<void> | undefined

/**
 * A call was refused with 401 while a token is held: asks whether the session is over, and if so ends it here too.
 * Where it goes on, only that call was refused, and the page says so. Many refusals at once ask once.
 */
export async function endIfOver(failure: unknown): Promise<void> {
  const { token } = currentSession()
  if (!(failure instanceof CallFailed) || failure.status !== 401 || !token || !calls) return
  asking ??= calls.me().then(storeUser, (refusal: unknown) => {
    if (refusal instanceof CallFailed && refusal.status === 401 && currentSession().token === token) {
      endUnlessSilent(refusal)
    }
  })
  await asking
  asking = undefined
}

async function refreshOnce(isStillNeeded: () => boolean): Promise<void> {
  await navigator.locks.request('lading-refresh', async () => {
    if (calls && isStillNeeded()) {
      await calls.refresh().then((renewed) => replaceToken(renewed), endUnlessSilent)
    }
  })
}

function endUnlessSilent(failure: unknown) {
  if (!(failure instanceof CallFailed)) return
  const { user } = currentSession()
  const page = openPage()
  endSession()
  if (page) saveWanted(page) // nobody asked to leave it
  if (user) toast.error('You have been logged out for idling too long.', { time: 3000 }) // specification, section 8
}
