import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The portal's version, which stands in the root's package.json alone. */
export const VERSION = version
