import { CallFailed } from '#lib/transport.ts'
import type { Portal } from '#lib/portal.ts'
import { isVisitors } from './routes/visitors.ts'

/** Lets session and answers of a portal follow each other, once, when the application starts. */
export function wire(portal: Portal) {
  forgetAnswersOfOthers(portal)
  noticeRefusals(portal)
  void portal.sessionCalls.rereadUser()
}

/** The page on the screen; none where it is one that visitors open too. */
export function openPage(): string | undefined {
  const { pathname, search, hash } = window.location
  return isVisitors(pathname) ? undefined : pathname + search + hash
}

/** A session that ended elsewhere, or a permission that was taken, shows in the first call that is refused. */
function noticeRefusals({ queries, sessionCalls }: Portal) {
  const notice = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }) => {
    if (type !== 'updated' || action?.type !== 'error') return
    void sessionCalls.endIfOver(action.error)
    if (action.error instanceof CallFailed && action.error.status === 403) void sessionCalls.rereadUser()
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
