import type { Address } from '@lading/contract/addresses/paths'
import type { Config } from './config.ts'

/** An address of this portal inside a mail or an issued document; the portal's own name is put in when it leaves the house. */
export const portalAddress = (path: Address): string => `portal:${path}`

/** The text with the portal's real address in it. */
export const withPortalAddress = (text: string, { public_url }: Pick<Config, 'public_url'>): string =>
  text.replaceAll('portal:/', `${public_url}/`)
