import { streamNotifications } from '@lading/contract/notifications'
import type { BrowserContext, CDPSession } from '@playwright/test'

/** What a person meets who opens a page for the first time, on a telephone with a slow connection. */
export interface FirstLoad {
  /** Kilobytes (1,024) over the wire, by kind. */
  readonly kilobytes: Readonly<Record<Kind, number>>
  /** Different addresses: what is read again because something happened meanwhile is no part of the load. */
  readonly requests: number
  /** Those that were asked for more than once. */
  readonly asked_again: readonly string[]
  /** Milliseconds after the address was opened. */
  readonly first_paint: number
  readonly largest_paint: number
  readonly heading: number
  /** Milliseconds beyond 50 of each task that held the page. */
  readonly blocked: number
  readonly shift: number
  /** What the portal's rules for its pages forbid and the page tried, by the rule. */
  readonly forbidden: readonly string[]
}

export const kinds = ['scripts', 'styles', 'fonts', 'api', 'rest'] as const
type Kind = (typeof kinds)[number]

interface Conditions {
  /** On a telephone with a slow connection; else as fast as this machine is. */
  readonly isSlow: boolean
  /** Where to put a picture of the page a second after it was opened. */
  readonly shot?: string
}

// Slow 4G as Lighthouse has it, and a processor four times as slow as this one.
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const SLOWED = 4
/** Milliseconds in which nothing has come: the page has loaded. */
const QUIET = { slow: 2_500, fast: 700 }

/** Opens an address in a context that has loaded nothing yet. */
export async function firstLoad(
  context: BrowserContext,
  address: string,
  { isSlow, shot }: Conditions,
): Promise<FirstLoad> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  }
  const traffic = count(session, isSlow ? QUIET.slow : QUIET.fast)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  if (shot) {
    await page.waitForTimeout(1_000)
    await page.screenshot({ path: shot })
  }
  await traffic.quiet()
  const seen = await page.evaluate(() => window.firstLoad)
  await page.close()
  return { ...seen, kilobytes: traffic.kilobytes, requests: traffic.requests(), asked_again: traffic.askedAgain() }
}

/** Adds up what comes, until nothing is on its way and nothing has come for a while; a stream stays open. */
function count(session: CDPSession, enough: number) {
  const kinds_of = new Map<string, Kind>()
  const kilobytes: Record<Kind, number> = { scripts: 0, styles: 0, fonts: 0, api: 0, rest: 0 }
  let last = Date.now()
  const open = new Set<string>()
  const asked = new Map<string, number>()
  /** Asked before: what somebody else does meanwhile has a page read its lists again, which is no part of its weight. */
  const again = new Set<string>()
  const ends = (requestId: string) => {
    open.delete(requestId)
    last = Date.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    kinds_of.set(requestId, kindOf(type, request.url))
    if (asked.has(request.url)) again.add(requestId)
    asked.set(request.url, (asked.get(request.url) ?? 0) + 1)
    if (!request.url.endsWith(streamNotifications.path)) open.add(requestId)
    last = Date.now()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!again.has(requestId)) kilobytes[kinds_of.get(requestId) ?? 'rest'] += encodedDataLength / 1024
    ends(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => ends(requestId))
  return {
    kilobytes,
    requests: () => asked.size,
    askedAgain: () => [...asked].filter(([, times]) => times > 1).map(([address]) => address),
    async quiet() {
      while (open.size > 0 || Date.now() - last < enough) await new Promise((later) => setTimeout(later, 100))
    },
  }
}

function kindOf(type: string | undefined, url: string): Kind {
  if (type === 'Script') return 'scripts'
  if (type === 'Stylesheet') return 'styles'
  if (type === 'Font') return 'fonts'
  return url.includes('/api/') ? 'api' : 'rest'
}

type Seen = Omit<FirstLoad, 'kilobytes' | 'requests' | 'asked_again'>
declare global {
  interface Window {
    firstLoad: { -readonly [Name in keyof Seen]: Seen[Name] }
  }
}

/** Runs in the page, before anything of its own. */
function watch() {
  const seen: Window['firstLoad'] = {
    first_paint: 0,
    largest_paint: 0,
    heading: 0,
    blocked: 0,
    shift: 0,
    forbidden: [],
  }
  window.firstLoad = seen
  const each = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
    seen.forbidden = [...seen.forbidden, `${violatedDirective} ${sourceFile}`]
  })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first_paint = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => (seen.largest_paint = startTime))
  each('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : (value ?? 0)))
  each('longtask', ({ duration }) => (seen.blocked += duration - 50))
  const look = () => {
    // The one of a page that is still on its way is for readers alone.
    if ([...document.querySelectorAll('h1')].some((one) => one.offsetHeight > 4)) seen.heading = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
