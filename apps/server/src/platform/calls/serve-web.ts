import { paths } from '@lading/contract/addresses/paths'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { ensure } from '@lading/domain/ensure'
import type { Config } from '../config.ts'
import { pageNaming, readPageAddresses } from './page-addresses.ts'

const dist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** The web application: one page for every address, hashed assets that never change, and the security headers. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<void> {
  const page = existsSync(`${dist}index.html`) ? readFileSync(`${dist}index.html`, 'utf8') : undefined
  const fetchedFirstAt = readPageAddresses(`${dist}addresses.json`)
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: directives(page ?? '', config) as Record<string, string[]>,
    },
    strictTransportSecurity: config.public_url.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    xContentTypeOptions: true,
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) return
    const camera = request.url.startsWith(paths.verify()) ? 'self' : ''
    reply.header('permissions-policy', `camera=(${camera}), microphone=(), geolocation=(), payment=()`)
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(assets|api)(\/|\?|$)/.test(request.url)
    if (!page || !isPage) {
      return reply.status(404).send({ code: 'not-found', message: 'There is nothing at this address.' })
    }
    // The application says at any address what is there; the status tells those who do not read it.
    const fetched_first = fetchedFirstAt(request.url.replace(/[?#].*$/, ''))
    const shown = fetched_first ? pageNaming(page, fetched_first) : page
    reply.status(fetched_first ? 200 : 404).type('text/html')
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (!takesGzip(request)) return reply.send(shown)
    return reply.header('content-encoding', 'gzip').send(gzipSync(shown))
  })
  if (!page) return

  await app.register(fastifyStatic, {
    root: dist,
    wildcard: true,
    index: false,
    preCompressed: true,
    lastModified: false, // the tag says as much
    acceptRanges: false,
    // A folder is no file: `/` is the page, as every other address is.
    allowedPath: (path) => !path.endsWith('/'),
    setHeaders(reply, path) {
      const hashed = path.startsWith(`${dist}assets/`)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      const isPart = hashed || path === `${dist}color-scheme.js`
      if (isPart && !isWorker(path)) OF_PAGES.forEach((name) => reply.removeHeader(name))
    },
  })
}

/** The files of the build are packed beforehand; the page is another at each address, and small. */
const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']))

/** What a page and a worker must be told, and a file that they load does nothing with: a kilobyte for each of them. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
]
const isWorker = (path: string) => /worker[^/]*$/.test(path)

/**
 * No inline script but those whose hash is named. Style elements are the component library's: an injected one has nowhere
 * to send what it reads. No nonce: a 304 answer carries a new header over an old page.
 */
function directives(page: string, { maps_tiles }: Config) {
  // A tile service may stand behind several names: `https://{s}.tiles.example/…`
  const tiles = maps_tiles ? [new URL(maps_tiles.url.replace('{s}', '*')).origin.replace('%2A', '*')] : []
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashesOf(page)],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}

const scriptHashesOf = (page: string) =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(ensure(text, 'text')).digest('base64')}'`,
  )
