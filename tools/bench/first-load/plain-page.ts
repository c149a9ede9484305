import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../setup/processes/run.js'

/** The floor of the first loads: what React alone makes of a heading and a paragraph, over the same slow connection. */
export interface PlainPage {
  readonly url: string
  readonly stop: () => void
}

const PAGE = `<!doctype html>
<html lang="en">
  <head><title>Plain</title><meta name="viewport" content="width=device-width" /></head>
  <body><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>`
const MAIN = `
import { createElement as el } from 'react'
import { createRoot } from 'react-dom/client'
const text = 'The accreditation of freight forwarders by sea and by air. '.repeat(6)
createRoot(document.getElementById('root')).render(el('main', null, el('h1', null, 'Plain React'), el('p', null, text)))`

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** Builds the page as the portal's are built, and serves it packed as they are. */
export async function plainPage(): Promise<PlainPage> {
  mkdirSync(join(root, '.cache'), { recursive: true }) // below the project, where React is found
  const folder = mkdtempSync(join(root, '.cache/plain-page-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'main.js'), MAIN)
  await build({ root: folder, configFile: false, logLevel: 'error', build: { modulePreload: { polyfill: false } } })
  const packed = new Map(
    readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((path) => extname(path) in types)
      .map((path) => [`/${path}`, brotliCompressSync(readFileSync(join(folder, 'dist', path)))]),
  )
  const server = createServer((request, reply) => {
    const path = request.url === '/' ? '/index.html' : String(request.url)
    const bytes = packed.get(path)
    if (!bytes) return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'br' }).end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
