import { Status } from './status.ts'
import { clientsStatuses, openStatuses, unsuccessfulStatuses } from './status-groups.ts'

/** How far a transaction has come for its business: written, waiting for one side, or ended one way or the other. */
export const progresses = ['draft', 'client', 'agency', 'completed', 'closed'] as const
export type Progress = (typeof progresses)[number]

/** The words of a business for each. */
export const progressLabels: Readonly<Record<Progress, string>> = {
  draft: 'Draft',
  client: 'For your action',
  agency: 'With the agency',
  completed: 'Completed',
  closed: 'Closed without success',
}

/** The statuses of each; a deleted draft stands in none. */
export const progressStatuses: Readonly<Record<Progress, readonly Status[]>> = {
  draft: [Status.draft],
  client: clientsStatuses,
  agency: openStatuses.filter((status) => !clientsStatuses.includes(status)),
  completed: [Status.accredited],
  closed: unsuccessfulStatuses,
}
