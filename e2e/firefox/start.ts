import { ensureFetched } from '../../tools/setup/programs/fetched.ts'
import { ensurePrograms } from '../../tools/setup/programs/ensured.ts'
import start from '../start-portal.ts'

/** Makes sure of Firefox and of what the relay needs, then starts the portal as for every journey. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function startWithFirefox(): Promise<() => Promise<void>> {
  await ensurePrograms({ 'firefox-esr': ['firefox-esr', '--version'] }, 'The journey in Firefox')
  await ensureFetched('ws')
  return start()
}
