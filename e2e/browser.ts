import type { LaunchOptions } from '@playwright/test'
import { browser, browserFlags } from '../tools/setup/programs/browser.ts'
import { ownEnvironment } from '../tools/setup/processes/own-environment.ts'

/** The Chromium of this machine, for Playwright. */
export function launchOptions(): LaunchOptions {
  const { path, env } = browser()
  return { executablePath: path, args: browserFlags, env: { ...ownEnvironment(), ...env } }
}
