import { SaveConflict } from '@lading/contract/filing/filing'
import { CallFailed, Unreachable } from '#lib/transport.ts'

/** Why answers were not saved: others changed them too, the draft is closed, or they wait on this device. */
export type SaveFailure =
  | { readonly kind: 'conflict'; readonly outcome: SaveConflict }
  | { readonly kind: 'closed'; readonly why: string }
  | { readonly kind: 'kept'; readonly why: string; readonly isTriedAgain: boolean }

/** Reads what came of a save that failed. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof CallFailed) {
    const conflict = SaveConflict.safeParse(error.problem.details)
    if (conflict.success) return { kind: 'conflict', outcome: conflict.data }
    if (error.status === 401)
      return {
        kind: 'kept',
        why: 'You were logged out. What you typed is kept on this device.',
        isTriedAgain: false,
      }
    if ([400, 403, 404, 409].includes(error.status)) return { kind: 'closed', why: error.message }
  }
  const cause = error instanceof Unreachable ? 'No connection.' : 'Not saved yet.'
  return { kind: 'kept', why: `${cause} What you type is kept on this device.`, isTriedAgain: true }
}
