import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { portablePath } from '../../tools/setup/programs/portable.ts'

/** What Playwright asks and the long-term Firefox does not know: nothing here depends on the answer. */
const UNKNOWN: readonly unknown[] = ['emulation.setMediaFeaturesOverride']
const DOWNLOAD = /"browsingContext.download(WillBegin|End)"/
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** What is used of the library `ws`, which is fetched and has no types here. */
interface Socket {
  readonly readyState: number
  readonly OPEN: number
  on(event: 'message', heard: (data: Buffer) => void): void
  on(event: 'open' | 'close', heard: () => void): void
  send(text: string): void
  close(): void
}
interface Server {
  address(): AddressInfo
  on(event: 'connection', heard: (socket: Socket, request: { readonly url: string }) => void): void
}
const { WebSocketServer, WebSocket } = createRequire(import.meta.url)(portablePath('ws')) as {
  WebSocketServer: new (at: { port: number; host: string }, listening: () => void) => Server
  WebSocket: new (address: string) => Socket
}

const [program = '', ...words] = process.argv.slice(2)
const firefox = spawn(program, words, { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = LISTENS.exec(line) ?? []
  if (!address) return console.error(line)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  )
  server.on('connection', (playwright, { url }) => relay(playwright, new WebSocket(address + url)))
})

function relay(playwright: Socket, browser: Socket): void {
  const waiting: string[] = []
  browser.on('open', () => waiting.forEach((text) => browser.send(text)))
  playwright.on('message', (data) => {
    const { id, method } = JSON.parse(String(data)) as { id: number; method: string }
    if (UNKNOWN.includes(method)) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    if (browser.readyState === browser.OPEN) browser.send(String(data))
    else waiting.push(String(data))
  })
  browser.on('message', (data) => playwright.send(DOWNLOAD.test(String(data)) ? named(String(data)) : String(data)))
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}

/** What a page makes and lets somebody keep belongs to no navigation; Playwright asks for a name of the download. */
function named(text: string): string {
  const event = JSON.parse(text) as { params: { url: string; navigation: string | null; download?: string } }
  event.params.download ??= event.params.navigation ?? event.params.url
  return JSON.stringify(event)
}
