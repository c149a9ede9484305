/*
 * Lets the verification pages work without a network. It answers for those pages, the files they are made of, and the
 * published keys with the status list; for nothing else. Private answers never pass through here.
 */
const CACHE = 'verification-1'
const PAGE = '/accredited-freights-forwarder'
const KEYS = '/api/verify/keys'
const VERIFICATION = /^\/accredited-freights-forwarder(-receipt)?\/./
const UNHASHED = ['/color-scheme.js', '/favicon.svg', KEYS]

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('message', (event) => event.data?.keep && event.waitUntil(keep(event.data.keep)))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && VERIFICATION.test(pathname)) event.respondWith(askedOrKept(event.request, PAGE))
  else if (UNHASHED.includes(pathname)) event.respondWith(askedOrKept(event.request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrAsked(event.request, pathname))
})

async function begin() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

/** Keeps the page that asks, its files and the keys, and forgets the files of an earlier version. */
async function keep(files) {
  const page = await fetch(PAGE)
  const text = await page.clone().text()
  // The portal may have been renewed since that page was opened: then the files of the next visit are kept.
  const isOfThisVersion = files.some((file) => file.endsWith('.js') && text.includes(`"${file}"`))
  if (!page.ok || !isOfThisVersion) return

  const cache = await caches.open(CACHE)
  await cache.addAll([...new Set([...files, ...UNHASHED])])
  await cache.put(PAGE, page)
  const wanted = new Set([...files, ...UNHASHED, PAGE])
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url)
}

/** The network first; where it is silent, what was kept. The keys come past the browser's own cache: a recall counts at once. */
async function askedOrKept(request, path) {
  try {
    const answer = await fetch(request, path === KEYS ? { cache: 'no-cache' } : {})
    if (answer.ok && path === KEYS) await (await caches.open(CACHE)).put(path, answer.clone())
    return answer
  } catch {
    return (await kept(path)) ?? Response.error()
  }
}

/** Files whose names change with their contents. */
async function keptOrAsked(request, path) {
  return (await kept(path)) ?? fetch(request)
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path)
}
