import type { CDPSession, Page, Request } from '@playwright/test'

/** What becomes of the calls a page makes to read. */
export type Reading = 'answered' | 'on its way' | 'offline' | 500 | 403 | { readonly refused: string }

export interface Network {
  reading: Reading
  /** What the page has read of its own since it was last asked: paths without what the frame reads. */
  readonly read: Set<string>
  /** How many writes were refused so far. */
  refused: number
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

/**
 * Stands between the page and the portal from now on: reads become what `reading` says, and no write arrives.
 * By the browser's own protocol, since a page whose calls Playwright stands between reads every file anew.
 */
export async function takeNetwork(page: Page): Promise<Network> {
  const network: Network = { reading: 'answered', read: new Set(), refused: 0, open: new Set() }
  follow(page, network.open, (request) => verdictOf(network, callOf(request)) === 'held')
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const call = { method: request.method, pathname: new URL(request.url).pathname }
    // A page that was left no longer asks.
    void answer(session, requestId, heard(network, call)).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return network
}

/** Looks on from now on and lets everything pass. */
export function watchNetwork(page: Page): Pick<Network, 'open'> & { readonly reading: 'answered'; written: string[] } {
  const written: string[] = []
  page.on('request', (request) => {
    const call = callOf(request)
    const isAllowed = isRead(call) || passesAlways(call)
    if (call.pathname.startsWith('/api/') && !isAllowed) written.push(`${call.method} ${call.pathname}`)
  })
  return { reading: 'answered', written, open: follow(page, new Set()) }
}

/** Keeps in `open` what is on its way, but for what never arrives. */
function follow(page: Page, open: Set<Request>, isHeld: (request: Request) => boolean = () => false): Set<Request> {
  page.on('request', (request) => STREAM.test(request.url()) || isHeld(request) || open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

interface Call {
  readonly method: string
  readonly pathname: string
}
const callOf = (request: Request): Call => ({ method: request.method(), pathname: new URL(request.url()).pathname })

const isRead = ({ method, pathname }: Call) => method === 'GET' || READS_BY_POST.test(pathname)
const passesAlways = ({ pathname }: Call) => SESSION.test(pathname) || BY_ITSELF.test(pathname)

/** What becomes of a call: it arrives, is kept from arriving, is lost, or is refused with a status. */
type Verdict = 'passes' | 'held' | 'lost' | 500 | 403

function verdictOf({ reading }: Network, call: Call): Verdict {
  if (!call.pathname.startsWith('/api/') || passesAlways(call)) return 'passes'
  if (!isRead(call)) return 500
  if (reading === 'answered') return 'passes'
  if (reading === 'offline') return 'lost'
  if (reading === 'on its way') return 'held'
  if (typeof reading === 'number') return reading
  return call.pathname === reading.refused ? 500 : 'passes'
}

/** Notes what the page reads, and says what becomes of it. */
function heard(network: Network, call: Call): Verdict {
  if (isRead(call) && !passesAlways(call) && !FRAMES.test(call.pathname)) network.read.add(call.pathname)
  if (!isRead(call) && !passesAlways(call)) network.refused += 1
  return verdictOf(network, call)
}

async function answer(session: CDPSession, requestId: string, verdict: Verdict): Promise<void> {
  if (verdict === 'held') return
  if (verdict === 'passes') await session.send('Fetch.continueRequest', { requestId })
  else if (verdict === 'lost')
    await session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
  else await session.send('Fetch.fulfillRequest', { requestId, responseCode: verdict, ...refusals[verdict] })
}

const refusals = {
  403: refusal('not-allowed', 'You may not do this.'),
  500: refusal('unexpected', 'Error processing data.'),
}

function refusal(code: string, message: string) {
  return {
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: Buffer.from(JSON.stringify({ code, message })).toString('base64'),
  }
}
