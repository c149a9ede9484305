/** The renewal of an accreditation that was begun and has not ended. */
export interface BegunRenewal {
  /** Of the accreditation it makes. */
  readonly accreditation_id: number
  readonly is_draft: boolean
  /** It was submitted and waits for what is missing: it counts as filed on the day it is complete. */
  readonly is_incomplete: boolean
}
