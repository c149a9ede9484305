import { createWorld } from '@lading/server/testing/world'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensurePrograms } from '../setup/programs/ensured.ts'
import { figure } from '../setup/stages/figure.ts'

/** What Wapiti tries, without what fetches lists from elsewhere (nikto, wapp) or asks a host outside (ssrf, xxe). */
const MODULES =
  'backup,blindsql,buster,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/** Addresses with answers of a stranger's choice: a page that is drawn in the browser leads a scanner to none of them. */
const ASKED = [
  '/accredited-freights-forwarder?search=a&page=1',
  '/api/callback?code=a&state=b&iss=c&device=d',
  '/api/directory?search=a&scope=domestic&kind=forwarder&page=1',
  '/api/maps/search?q=a',
  '/api/requirements?transaction_type_id=1&agency=dti&form=1',
  '/api/services?service=new-accreditation&agency=dti&form=1',
  '/api/sso/redirect?as=customer&for=login&to=/home',
  '/api/verify-email?token=abc',
  '/api/verify/abc',
  '/api/zipcodes?city_code=1',
]

/** Obsolete, and did harm: the portal switches it off by a 0, which the scanner takes for absent. */
const SWITCHED_OFF = 'X-XSS-Protection is not set'

interface Found {
  readonly info: string
  readonly path: string
}

describe.runIf(process.env.LADING_PROOF === 'full')('a web scanner', () => {
  let world: Awaited<ReturnType<typeof createWorld>>
  let folder: string
  beforeAll(async () => {
    await ensurePrograms({ wapiti: ['wapiti', '--version'] }, 'The web scanner')
    world = await createWorld({ settings: { PUBLIC_URL: 'https://lading.example' } }) // as behind TLS
    folder = mkdtempSync(join(tmpdir(), 'lading-scanner-'))
  }, 300_000)
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  })

  test('finds nothing that a visitor should not find', { timeout: 1_200_000 }, async () => {
    const url = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const report = join(folder, 'report.json')
    const scan = `-u ${url}/ --scope domain -m ${MODULES} --max-scan-time 120 --no-bugreport -f json -o ${report}`
    const kept = `--store-session ${folder} --store-config ${folder}`
    const begun = ASKED.flatMap((address) => ['-s', url + address])
    await promisify(execFile)('wapiti', [...`${scan} ${kept}`.split(' '), ...begun], { maxBuffer: 64 * 1024 * 1024 })
    const read = JSON.parse(readFileSync(report, 'utf8')) as Record<string, Record<string, Found[]>>
    const found = [read['vulnerabilities'], read['anomalies']]
      .flatMap((kinds) => Object.entries(kinds ?? {}))
      .flatMap(([kind, all]) => all.map(({ info, path }) => `${kind}: ${info} (${path})`))
      .filter((line) => !line.includes(SWITCHED_OFF))
    figure('findings of a web scanner', found.length, '')
    expect(found).toEqual([])
  })
})
