import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { browserFlags, findBrowser } from '../../tools/setup/programs/browser.ts'
import viteConfig from './vite.config.ts'

const found = findBrowser()

/** What only a later import leads to: the first search does not see it. */
const lateFound = ['@mantine/spotlight', 'csv-parse/browser/esm/sync', 'csv-stringify/browser/esm/sync', 'fast-check']

// Milliseconds for an element and a condition. What may take longer on a machine with other work, as the first look at code
// that is compiled when it is asked for, names its own time where it waits.
const WAIT = 5_000
// For a press: it is over once the page has done what it asked for, also where that fetches code.
const PRESS = 15_000

/** Components in a real browser, as people meet them. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    // Found before the first test: what Vite finds later makes it load every page anew, in the middle of a test.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: ['react-dom/client', ...lateFound] },
    test: {
      name: 'web',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      // Two pages, each taking one file after the other: a test leaves nothing behind, so that the code is loaded once.
      maxWorkers: 2,
      isolate: false,
      testTimeout: 60_000, // the first test of a file also waits for its code to be compiled
      expect: { poll: { timeout: WAIT } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          actionTimeout: PRESS,
          launchOptions: {
            args: browserFlags,
            ...(found && {
              executablePath: found.path,
              env: { ...process.env, ...found.env } as Record<string, string>,
            }),
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
