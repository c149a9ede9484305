import { chromium, type Browser } from '@playwright/test'
import { ensure } from '@lading/domain/ensure'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ownEnvironment } from '../setup/processes/own-environment.ts'
import { forget } from '../setup/processes/portal.ts'
import { root } from '../setup/processes/run.js'
import { browser as program, browserFlags } from '../setup/programs/browser.ts'
import { firstLoad, kinds, type FirstLoad } from './first-load/first-load.ts'
import { pageKinds, type PageKind } from './first-load/pages.ts'
import { quietPortal } from './first-load/quiet-portal.ts'
import { opened, PHONE, type OpenedPage } from './first-load/opened.ts'
import { plainPage, type PlainPage } from './first-load/plain-page.ts'

/** `npm run bench:web -- --runs 3 --only home`: the first load of each kind of page, the median of its runs, beside one of React alone. */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
})
const shots = join(root, '.cache/first-load')
const HEAD = ['page', 'kB', ...kinds, 'requests', 'FCP', 'LCP', 'heading', 'blocked', 'CLS']

const portal = await quietPortal()
const { path, env } = program()
const chromiumHere = await chromium.launch({
  executablePath: path,
  args: browserFlags,
  env: { ...ownEnvironment(), ...env },
})
let plain: PlainPage | undefined
try {
  plain = await plainPage()
  mkdirSync(shots, { recursive: true })
  console.log([HEAD, HEAD.map(() => '---')].map(row).join('\n'))
  console.log(row(cellsOf('plain React', median(await loadsOf(chromiumHere, { address: plain.url, context: PHONE })))))
  for (const kind of pageKinds.filter(({ name }) => name.includes(values.only))) {
    console.log(row(cellsOf(kind.name, median(await measured(chromiumHere, kind)))))
  }
  console.log(`\nEach a second after it was opened: ${shots}`)
} finally {
  await chromiumHere.close()
  plain?.stop()
  await portal.stop()
  forget(portal)
}

async function measured(browser: Browser, kind: PageKind): Promise<FirstLoad[]> {
  const page = await opened(browser, portal.url, kind)
  const loads = await loadsOf(browser, page)
  // A picture holds the page while it is taken: it has a load of its own.
  const context = await browser.newContext(page.context)
  await firstLoad(context, page.address, { isSlow: true, shot: join(shots, `${kind.name.replaceAll(' ', '-')}.png`) })
  await context.close()
  return loads
}

async function loadsOf(browser: Browser, page: OpenedPage): Promise<FirstLoad[]> {
  const loads: FirstLoad[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const context = await browser.newContext(page.context)
    loads.push(await firstLoad(context, page.address, { isSlow: true }))
    await context.close()
  }
  return loads
}

/** The load whose largest paint lies in the middle. */
function median(loads: FirstLoad[]): FirstLoad {
  const sorted = loads.toSorted((one, other) => one.largest_paint - other.largest_paint)
  return ensure(sorted[Math.floor(sorted.length / 2)], 'a load')
}

function cellsOf(name: string, load: FirstLoad): string[] {
  const bytes = kinds.map((kind) => load.kilobytes[kind])
  const sum = bytes.reduce((all, one) => all + one, 0)
  const times = [load.first_paint, load.largest_paint, load.heading, load.blocked].map((time) => time.toFixed(0))
  return [name, ...[sum, ...bytes].map((one) => one.toFixed(1)), String(load.requests), ...times, load.shift.toFixed(3)]
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
