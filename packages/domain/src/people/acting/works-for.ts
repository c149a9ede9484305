import { holds, type Actor } from './actor.ts'
import { agencies, type Agency } from '../../transactions/agency.ts'

/** Staff of one agency, or those of both who may see every activity (administrators and auditors). */
export function worksFor(actor: Actor, agency: Agency): boolean {
  if (actor.audience !== 'staff') return false
  return actor.agency === null ? holds(actor, 'view-activity-log') : actor.agency === agency
}

/** The agencies whose transactions this member of staff reads; none for customers. */
export const agenciesReadBy = (actor: Actor): Agency[] => agencies.filter((agency) => worksFor(actor, agency))
