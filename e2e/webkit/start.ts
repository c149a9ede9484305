import { ensureFetched } from '../../tools/setup/programs/fetched.ts'
import { ensurePrograms } from '../../tools/setup/programs/ensured.ts'
import start from '../start-portal.ts'

/** Makes sure of WebKit, of a screen for it and of its client, then starts the portal as for every journey. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function startWithWebKit(): Promise<() => Promise<void>> {
  const programs = { WebKitWebDriver: ['webkit2gtk-driver', '--help'], Xvfb: ['xvfb', '-help'] } as const
  await ensurePrograms(programs, 'What is opened in WebKit')
  await ensureFetched('selenium-webdriver')
  return start()
}
