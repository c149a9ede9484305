import { paths } from '@lading/contract/paths'
import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../setup/processes/free-port.ts'
import { ownEnvironment } from '../setup/processes/own-environment.ts'
import { forget } from '../setup/processes/portal.ts'
import { browser as program, browserFlags } from '../setup/programs/browser.ts'
import { installPortable, portablePath } from '../setup/programs/portable.ts'
import { opened } from './first-load/opened.ts'
import { type Opening, pageKinds } from './first-load/pages.ts'
import { quietPortal } from './first-load/quiet-portal.ts'

/** Fetched on the first run and no dependency of the project: 170 MB that no test needs. */
const VERSION = '13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
}
interface Report {
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  readonly audits: Record<string, Audit>
}
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>

/** `npm run bench:lighthouse -- --only home`: what Lighthouse says of the pages that anybody may open. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const pages = [...pageKinds.filter(({ as }) => !as), { name: 'register', path: paths.register() }]

const lighthouse = await fetched()
const portal = await quietPortal()
const port = await freePort()
const { path, env } = program()
const here = await chromium.launch({
  executablePath: path,
  args: [...browserFlags, `--remote-debugging-port=${port}`],
  env: { ...ownEnvironment(), ...env },
})
try {
  const head = ['page', ...CATEGORIES, 'LCP', 'blocked', 'CLS']
  console.log([head, head.map(() => '---')].map(row).join('\n'))
  for (const page of pages.filter(({ name }) => name.includes(values.only))) await judge(page)
} finally {
  await here.close()
  await portal.stop()
  forget(portal)
}

/** A line of its scores, and below it whatever is less than right but slow. */
async function judge(page: Opening) {
  const { address } = await opened(here, portal.url, page)
  const result = await lighthouse(portal.url + address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error(`Lighthouse says nothing of ${page.name}.`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100)))
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  console.log(row([page.name, ...scores, ...times.map((name) => audits[name]?.displayValue ?? '')]))
  for (const name of CATEGORIES.slice(1))
    for (const { id, weight } of categories[name]?.auditRefs ?? [])
      if (weight > 0 && (audits[id]?.score ?? 1) < 1) console.log(`  ${name}: ${audits[id]?.title}`)
}

async function fetched(): Promise<Lighthouse> {
  const home = portablePath('lighthouse')
  if (!existsSync(home)) await installPortable('lighthouse', VERSION)
  const code = (await import(pathToFileURL(join(home, 'core/index.js')).href)) as { default: Lighthouse }
  return code.default
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
