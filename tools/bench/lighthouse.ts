import { parseArgs } from 'node:util'
import { CATEGORIES, faultsIn, judgeEach, publicPages } from './first-load/lighthouse.ts'

/** `npm run bench:lighthouse -- --only home`: what Lighthouse says of the pages that anybody may open. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const head = ['page', ...CATEGORIES, 'LCP', 'blocked', 'CLS']
console.log([head, head.map(() => '---')].map(row).join('\n'))
await judgeEach(
  publicPages.filter(({ name }) => name.includes(values.only)),
  (page, report) => {
    const scores = CATEGORIES.map((name) => String(Math.round((report.categories[name]?.score ?? 0) * 100)))
    console.log(row([page.name, ...scores, ...TIMES.map((name) => report.audits[name]?.displayValue ?? '')]))
    for (const fault of faultsIn(report)) console.log(`  ${fault}`)
  },
)

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
