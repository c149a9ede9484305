import { forget, startPortal } from '../tools/setup/processes/portal.ts'
import { beginCounting, sumUp } from './crawl/figures.ts'

/** Playwright calls this once before the journeys; what it returns is called after them. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function start(): Promise<() => Promise<void>> {
  beginCounting()
  const portal = await startPortal({ port: Number(process.env.LADING_E2E_PORT) })
  return async () => {
    await portal.stop()
    forget(portal)
    sumUp()
  }
}
