import { defineConfig } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownEnvironment } from '../../tools/setup/processes/own-environment.ts'
import { root } from '../../tools/setup/processes/run.js'
import base from '../playwright.config.ts'

/** Playwright starts one program: this one starts Firefox behind its relay. */
function firefoxBehindRelay(): string {
  const file = join(root, '.cache/firefox.sh')
  const relay = join(import.meta.dirname, 'relay.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${relay}" firefox-esr "$@"\n`, { mode: 0o755 })
  return file
}

const SLOWER = 4 // than Chromium: every letter is a question and an answer

export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results',
  projects: [{ name: 'firefox', testMatch: '**/firefox/ways.ts' }],
  globalSetup: './start.ts',
  workers: 1,
  timeout: 1_200_000,
  expect: { timeout: 5_000 * SLOWER },
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: firefoxBehindRelay(), env: ownEnvironment() },
    actionTimeout: 5_000 * SLOWER,
  },
})
