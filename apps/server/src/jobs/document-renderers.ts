import { certificateRenderer } from '#modules/certificates/certificate-renderer'
import { certificationRenderer, recommendationRenderer } from '#modules/requests/letters/letter-renderers'
import type { DocumentRenderers } from '#modules/documents/issued/render-queued'
import type { Deps } from '#platform/deps'

/** What each kind of document needs besides being drawn: how it is finished, and what follows once it exists. */
export function documentRenderers(deps: Deps): DocumentRenderers {
  return {
    certificate: certificateRenderer(deps, 'certificate'),
    'branch-certificate': certificateRenderer(deps, 'branch-certificate'),
    certification: certificationRenderer(deps),
    'sec-recommendation': recommendationRenderer(deps),
  }
}
