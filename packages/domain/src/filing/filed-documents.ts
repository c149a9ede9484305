import type { Status } from '../transactions/status.ts'
import { returnedStatuses } from '../transactions/status-groups.ts'

/** What is known of a file of a transaction: the round it is filed in, and the file it takes the place of. */
export interface DocumentOfRound {
  readonly id: number | string
  readonly round: number
  readonly replaces_id: number | string | null
}

/** What a filing says of itself: when it was filed first, and how often again. */
export interface RoundsFiled {
  readonly submitted_at: Date | null
  readonly resubmissions: number
}

/** Whether the agency holds the files of a round: nothing of a draft, and what is added to a filing once it is sent. */
export const isRoundFiled = ({ submitted_at, resubmissions }: RoundsFiled, round: number): boolean =>
  submitted_at !== null && round <= resubmissions

interface RoundOfClient {
  readonly status: Status
  readonly resubmissions: number
}

/** The round that a file attached now is filed in: the next one while the client completes a filing or answers a return. */
export const roundAttached = ({ status, resubmissions }: RoundOfClient): number =>
  returnedStatuses.includes(status) ? resubmissions + 1 : resubmissions

/** Whether a file was filed in an earlier round: the agency has seen it, so it stays in the record. */
export const isFiledBefore = (
  filing: RoundOfClient & { readonly submitted_at: Date | string | null },
  { round }: Pick<DocumentOfRound, 'round'>,
): boolean => filing.submitted_at !== null && round < roundAttached(filing)

/** The files that the agency holds. Each is current until another that was filed took its place. */
export function filedDocuments<D extends DocumentOfRound>(
  documents: readonly D[],
  filed: RoundsFiled,
): (D & { readonly is_current: boolean })[] {
  const held = documents.filter(({ round }) => isRoundFiled(filed, round))
  const replaced = new Set(held.map(({ replaces_id }) => replaces_id))
  return held.map((document) => ({ ...document, is_current: !replaced.has(document.id) }))
}
