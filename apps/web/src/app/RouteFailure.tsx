import { paths } from '@lading/contract/addresses/paths'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorPage, type Failure } from '#ui/messages/ErrorPage.tsx'
import { CallFailed, Unreachable } from '#lib/transport.ts'
import { usePortal } from '#lib/portal.ts'
import { PageCodeMissing } from '#lib/page-code.ts'

/** What stands in place of a page that failed: the page's own data was refused, its code did not arrive, or it broke. */
export function RouteFailure() {
  const error = useRouteError()
  const failure = failureOf(error)
  const { queries, session } = usePortal()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (failure === 'broken') console.error(error)
  }, [error, failure])

  // Specification, section 6: a visitor without a session goes home; one with a session is told.
  if (failure === 'unauthorized' && !session.current().token) return <Navigate to={paths.home()} replace />
  const again = () => {
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true })
  }
  return <ErrorPage failure={failure} onRetry={failure === 'outdated' ? () => location.reload() : again} />
}

const byCode: Partial<Record<string, Failure>> = {
  'not-signed-in': 'unauthorized',
  'not-allowed': 'access-denied',
  'not-found': 'missing',
  'invalid-input': 'missing', // an address that can name no record: /business/abc
  'no-longer-available': 'gone',
  'under-maintenance': 'maintenance',
}

function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) return byCode[error.problem.code] ?? 'broken'
  if (error instanceof Unreachable) return 'unreachable'
  return error instanceof PageCodeMissing ? 'outdated' : 'broken'
}
