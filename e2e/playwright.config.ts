import { defineConfig } from '@playwright/test'
import { freePort } from '../tools/setup/processes/free-port.ts'
import { launchOptions } from './browser.ts'

// the workers read this file again and inherit the choice of the first reading
process.env.LADING_E2E_PORT ??= String(await freePort(2))

// Milliseconds for a press and for what it leads to. What takes longer names its own time where it waits.
const DEFAULT_WAIT = 5_000

const isProof = process.env.LADING_PROOF === 'full'
// Begun first: begun last, one would run alone while the other worker waits.
const longest = ['new-accreditation', 'keyboard-alone', 'cooperative'].map((name) => `**/journeys/${name}.e2e.ts`)
// What other journeys go too, but for a turn that server and web tests show: gone in the proof.
const inTheProof =
  'cooperative branches additional-category late-renewal sec-letter insurance revision two-evaluators role-change disapproval surrender'
    .split(' ')
    .map((name) => `**/journeys/${name}.e2e.ts`)
// The crawl looks once at each screen, in the proof at every state of it.
const not_now = isProof
  ? ['**/crawl/sample.e2e.ts']
  : ['**/crawl/{every-state,every-transaction,rare-states}.e2e.ts', ...inTheProof]

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: longest, testIgnore: not_now },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: [...not_now, ...longest] },
  ],
  outputDir: '../test-results',
  globalSetup: './start-portal.ts',
  workers: 2,
  retries: 0,
  timeout: isProof ? 1_200_000 : 300_000, // of a whole journey: each wait in it has its own end
  expect: { timeout: DEFAULT_WAIT },
  use: {
    baseURL: `http://127.0.0.1:${process.env.LADING_E2E_PORT}`,
    launchOptions: launchOptions(),
    locale: 'en-PH',
    contextOptions: { reducedMotion: 'reduce' }, // nobody waits for a panel to fade in
    timezoneId: 'America/New_York', // far from Manila, where every day and hour shown must still be Manila's
    actionTimeout: DEFAULT_WAIT,
    navigationTimeout: 30_000, // a page comes with all its code, beside a second journey on the same machine
    // A picture of the page at each step takes longer than the step.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
