import { renderQueued } from '#modules/documents/issued/render-queued'
import type { Deps, DrawDocument } from '#platform/deps'
import { withPortalAddress } from '#platform/portal-address'
import { signsFiles } from '#platform/signing/signing-certificate'
import type { BackgroundJob } from '#platform/background/background-jobs'
import { documentRenderers } from './document-renderers.ts'

/** Draws the issued documents that acts have ordered. */
export function renderDocuments(deps: Deps, draw: DrawDocument = deps.draw): BackgroundJob {
  const file_is_signed = signsFiles(deps.config)
  const here = (payload: object): object => ({
    ...(JSON.parse(withPortalAddress(JSON.stringify(payload), deps.config)) as object),
    file_is_signed,
  })
  return {
    name: 'render-documents',
    every_seconds: 5,
    late_after_seconds: 1800,
    after_acts: true,
    run: (ending) =>
      renderQueued(deps, (kind, payload) => draw(kind, here(payload as object)), documentRenderers(deps), ending),
  }
}
