import type { QueryClient } from '@tanstack/react-query'
import { CallFailed } from '#lib/transport.ts'
import type { Portal } from '#lib/portal.ts'
import { connectSession, endIfOver, rereadUser } from '#lib/session-calls.ts'
import { isVisitors } from './routes/visitors.ts'

/** Connects the session with the calls it needs, once, when the application starts. */
export function wire(portal: Portal) {
  const { queries, transport } = portal
  forgetAnswersOfOthers(portal)
  noticeRefusals(queries)
  connectSession(
    {
      refresh: async () => (await transport.call((await accounts()).refresh)).authorisation,
      me: async () => transport.call((await accounts()).me),
      logout: async () => transport.call((await accounts()).logout),
    },
    openPage,
  )
  void rereadUser()
}

// Fetched when it is needed: a visitor of the public pages loads no contract.
const accounts = () => import('@lading/contract/accounts/accounts')

/** The page on the screen; none where it is one that visitors open too. */
function openPage(): string | undefined {
  const { pathname, search, hash } = window.location
  return isVisitors(pathname) ? undefined : pathname + search + hash
}

/** A session that ended elsewhere, or a permission that was taken, shows in the first call that is refused. */
function noticeRefusals(queries: QueryClient) {
  const notice = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }) => {
    if (type !== 'updated' || action?.type !== 'error') return
    void endIfOver(action.error)
    if (action.error instanceof CallFailed && action.error.status === 403) void rereadUser()
  }
  queries.getQueryCache().subscribe((event) => notice(event as never))
  queries.getMutationCache().subscribe((event) => notice(event as never))
}

/** Another person at the same browser sees nothing of what the first one was answered. */
function forgetAnswersOfOthers({ queries, session }: Portal) {
  let person = session.current().user?.id
  session.onChange(() => {
    const now = session.current().user?.id
    if (now !== person) queries.clear()
    person = now
  })
}
