import { renderQueued, type DrawDocument } from '#modules/documents/render-queued'
import type { Deps } from '#platform/deps'
import { renderPdf } from '#platform/pdf/render'
import { withPortalAddress } from '#platform/portal-address'
import type { BackgroundJob } from '#platform/background-jobs'
import { documentRenderers } from './document-renderers.ts'

/** Draws the issued documents that acts have ordered. */
export function renderDocuments(deps: Deps, draw: DrawDocument = renderPdf): BackgroundJob {
  const here = (payload: never): never => JSON.parse(withPortalAddress(JSON.stringify(payload), deps.config)) as never
  return {
    name: 'render-documents',
    every_seconds: 5,
    late_after_seconds: 1800,
    after_acts: true,
    run: (ending) => renderQueued(deps, (kind, payload) => draw(kind, here(payload)), documentRenderers(deps), ending),
  }
}
