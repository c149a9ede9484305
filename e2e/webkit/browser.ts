import { ensure } from '@lading/domain/ensure'
import { spawn, type ChildProcess } from 'node:child_process'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { freePort } from '../../tools/setup/processes/free-port.ts'
import { ownEnvironment } from '../../tools/setup/processes/own-environment.ts'
import { portablePath } from '../../tools/setup/programs/portable.ts'

/** What is used of the library `selenium-webdriver`, which is fetched and has no types here. */
export interface Element {
  click(): Promise<void>
  clear(): Promise<void>
  sendKeys(text: string): Promise<void>
  isDisplayed(): Promise<boolean>
  getAccessibleName(): Promise<string>
  getText(): Promise<string>
}
export interface Driver {
  get(address: string): Promise<void>
  getCurrentUrl(): Promise<string>
  getTitle(): Promise<string>
  executeScript<T>(script: string, ...given: readonly Element[]): Promise<T>
  findElements(by: { css: string }): Promise<Element[]>
  quit(): Promise<void>
}
interface Builder {
  usingServer(address: string): Builder
  withCapabilities(capabilities: object): Builder
  build(): Promise<Driver>
}

const BROWSERS = '/usr/lib/*/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser'
const STARTED_WITHIN = 20_000

/** A WebKit on a screen of its own, and what ends both. */
export async function startWebKit(): Promise<{ driver: Driver; stop: () => Promise<void> }> {
  const binary = ensure(globSync(BROWSERS)[0], 'the browser that comes with WebKitWebDriver')
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const DISPLAY = `:${(await firstLine(screen)).trim()}`
  const port = await freePort()
  const server = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...ownEnvironment(), DISPLAY, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  })
  const end = () => [server, screen].forEach((one) => one.kill())
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await listening(`${address}/status`)
  const { Builder } = createRequire(import.meta.url)(portablePath('selenium-webdriver')) as {
    Builder: new () => Builder
  }
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build()
  return { driver, stop: () => driver.quit().finally(end) }
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) =>
    ensure(stdout, 'what the screen prints').once('data', (part) => resolve(String(part))),
  )
}

async function listening(address: string): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN
  while (Date.now() < deadline) if (await fetch(address).catch(() => undefined)) return
  throw new Error('WebKitWebDriver does not answer.')
}
