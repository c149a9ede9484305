import { certificateKeeper } from '#modules/certificates/certificate-keeper'
import type { PaperKeepers } from '#modules/documents/render-papers'
import type { Deps } from '#platform/deps'

/** What each kind of paper needs besides being drawn: how it is finished, and what follows once it exists. */
export function paperKeepers(deps: Deps): PaperKeepers {
  return { certificate: certificateKeeper(deps) }
}
