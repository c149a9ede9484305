import type { Page, Request, Route } from '@playwright/test'

/** What becomes of the calls a page makes to read. */
export type Reading = 'answered' | 'on its way' | 'offline' | 500 | 403 | { readonly refused: string }

export interface Network {
  reading: Reading
  /** What the page has read of its own since it was last asked: paths without what the frame reads. */
  readonly read: Set<string>
  /** Calls and files that are still on their way, but for those this network keeps from arriving. */
  readonly open: Set<Request>
}

// What every page of the application asks for, and what the session lives by.
const FRAMES =
  /^\/api\/(me|refresh|notifications(\/stream)?|(announcements|advisories)\/list\/item|demo|transactions\/count\/list)$/
// Open for as long as the page is.
const STREAM = /\/api\/notifications\/stream$/
const SESSION = /^\/api\/(me|refresh)$/
// By a timer, whatever the person does: the lock is held on to.
const BY_ITSELF = /^\/api\/evaluator\/locked\//
const READS_BY_POST = /^\/api\/(lists\/|transactions\/count\/list$|file\/ticket$)/

/** Stands between the page and the portal from now on: reads become what `reading` says, and no write arrives. */
export async function takeNetwork(page: Page): Promise<Network> {
  const network: Network = { reading: 'answered', read: new Set(), open: openRequests(page) }
  await page.route('**/api/**', (route) => pass(network, route))
  return network
}

/** Looks on from now on and lets everything pass: a browser whose calls somebody stands between keeps no files. */
export function watchNetwork(page: Page): Pick<Network, 'open'> & { readonly reading: 'answered'; written: string[] } {
  const written: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isAllowed = isRead(request, pathname) || passesAlways(pathname)
    if (pathname.startsWith('/api/') && !isAllowed) written.push(`${request.method()} ${pathname}`)
  })
  return { reading: 'answered', written, open: openRequests(page) }
}

function openRequests(page: Page): Set<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => STREAM.test(request.url()) || open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

const isRead = (request: Request, pathname: string) => request.method() === 'GET' || READS_BY_POST.test(pathname)
const passesAlways = (pathname: string) => SESSION.test(pathname) || BY_ITSELF.test(pathname)

async function pass(network: Network, route: Route): Promise<void> {
  const request = route.request()
  const { pathname } = new URL(request.url())
  if (passesAlways(pathname)) return route.continue()
  if (!isRead(request, pathname)) return refuse(route, 500)
  if (!FRAMES.test(pathname)) network.read.add(pathname)

  const { reading } = network
  if (reading === 'answered') return route.continue()
  if (reading === 'offline') return route.abort('internetdisconnected')
  if (reading === 'on its way') return void network.open.delete(request)
  if (typeof reading === 'number') return refuse(route, reading)
  return pathname === reading.refused ? refuse(route, 500) : route.continue()
}

function refuse(route: Route, status: 500 | 403): Promise<void> {
  const json =
    status === 403
      ? { code: 'not-allowed', message: 'You may not do this.' }
      : { code: 'unexpected', message: 'Error processing data.' }
  return route.fulfill({ status, json })
}
