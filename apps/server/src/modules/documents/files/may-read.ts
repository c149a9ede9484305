import { membershipOf, type Actor } from '@lading/domain/people/acting/actor'
import type { FilePlace } from './file-places.ts'
import { worksFor } from '@lading/domain/people/acting/works-for'

export interface ReadableFile {
  readonly uploaded_by: number | null
  readonly attached_at: Date | null
}

/**
 * Who may read a file: the uploader until an act takes it up; then the business's people where it is for them, and staff
 * of the agency that works with it, from its filing on. Staff of both agencies read what they oversee.
 */
export function mayRead(actor: Actor, file: ReadableFile, places: readonly FilePlace[]): boolean {
  if (file.attached_at === null) return file.uploaded_by === actor.user_id
  if (actor.audience === 'customer') {
    return places.some(({ business_id, for_client }) => for_client && membershipOf(actor, business_id))
  }
  return places.some(({ agency, for_staff }) => for_staff && worksFor(actor, agency))
}
