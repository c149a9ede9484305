import { renderPapers, type DrawPaper } from '#modules/documents/render-papers'
import type { Deps } from '#platform/deps'
import { renderPdf } from '#platform/pdf/render'
import { withPortalAddress } from '#platform/portal-address'
import type { BackgroundJob } from '#platform/background-jobs'
import { paperKeepers } from './paper-keepers.ts'

/** Draws the papers that acts have ordered. */
export function renderDocuments(deps: Deps, draw: DrawPaper = renderPdf): BackgroundJob {
  const here = (payload: never): never => JSON.parse(withPortalAddress(JSON.stringify(payload), deps.config)) as never
  return {
    name: 'render-documents',
    every_seconds: 5,
    late_after_seconds: 1800,
    after_acts: true,
    run: (ending) => renderPapers(deps, (kind, payload) => draw(kind, here(payload)), paperKeepers(deps), ending),
  }
}
