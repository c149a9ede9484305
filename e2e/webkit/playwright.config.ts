import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

// Playwright runs these tests and starts the portal; the browser is another.
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  projects: [{ name: 'webkit', testMatch: '**/pages.ts' }],
  globalSetup: './start.ts',
  workers: 1,
  timeout: 900_000,
})
