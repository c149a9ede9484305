import { paths } from '@lading/contract/addresses/paths'
import { chromium } from '@playwright/test'
import { opened } from './opened.ts'
import { type Opening, pageKinds } from './pages.ts'
import { quietPortal } from './quiet-portal.ts'
import { freePort } from '../../setup/processes/free-port.ts'
import { ownEnvironment } from '../../setup/processes/own-environment.ts'
import { forget } from '../../setup/processes/portal.ts'
import { browser as program, browserFlags } from '../../setup/programs/browser.ts'
import { importFetched } from '../../setup/programs/fetched.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
}
export interface Report {
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  readonly audits: Record<string, Audit>
}
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>

/** The five pages that anybody may open. */
export const publicPages: readonly Opening[] = [
  ...pageKinds.filter(({ as }) => !as),
  { name: 'register', path: paths.register() },
]

/** Opens each page of a demonstration with Lighthouse and hands its report on. */
export async function judgeEach(
  pages: readonly Opening[],
  tell: (page: Opening, report: Report) => void,
): Promise<void> {
  const lighthouse = (await importFetched('lighthouse')) as Lighthouse
  const portal = await quietPortal()
  const port = await freePort()
  const { path, env } = program()
  const args = [...browserFlags, `--remote-debugging-port=${port}`]
  const here = await chromium.launch({ executablePath: path, args, env: { ...ownEnvironment(), ...env } })
  try {
    for (const page of pages) {
      const { address } = await opened(here, portal.url, page)
      const flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }
      const result = await lighthouse(portal.url + address, flags)
      if (!result) throw new Error(`Lighthouse says nothing of ${page.name}.`)
      tell(page, result.lhr)
    }
  } finally {
    await here.close()
    await portal.stop()
    forget(portal)
  }
}

/** Whatever is less than right on a page but slow, a line each. */
export function faultsIn({ categories, audits }: Report): string[] {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  )
}
