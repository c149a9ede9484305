import { MovedSinceReview, Submission } from '@lading/contract/filing/submission'
import { hasFieldErrors } from '#lib/act.ts'
import { CallFailed } from '#lib/transport.ts'
import { unsigned } from './use-signing.ts'

/** What changed since it was reviewed, where that is why it was refused. */
export function movedIn(error: Error | null): MovedSinceReview | undefined {
  if (!(error instanceof CallFailed)) return undefined
  return MovedSinceReview.safeParse(error.problem.details).data
}

/** Of the refused answers those that stand in this form; the others are told with their step. */
export function ownErrors(error: Error | null): Error | null {
  if (!hasFieldErrors(error)) return null
  const own = Object.entries(error.problem.errors ?? {})
    .map(([name, messages]) => [name === 'privacy_version' ? 'privacy' : name, messages] as const)
    .filter(([name]) => name in unsigned)
  if (own.length === 0) return null
  return new CallFailed({ ...error.problem, errors: Object.fromEntries(own) }, error.status)
}

/** The refused answers and documents that stand outside this form. */
export function otherErrors(error: Error): Readonly<Record<string, readonly string[]>> {
  if (!hasFieldErrors(error)) return {}
  const outside = Object.entries(error.problem.errors ?? {}).filter(([path]) => !(path in Submission.shape))
  return Object.fromEntries(outside)
}
