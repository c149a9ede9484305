import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config'

type Folder = Pick<Config, 'data_dir'>

const fileIn = ({ data_dir }: Folder) => join(data_dir, 'first-administrator-link.txt')
const NAMED = 'The first administrator sets the password here, once, within 72 hours'

/**
 * What is said of a link that makes an administrator. A terminal shows it to the person before it; anything else is kept
 * by a log, so the link goes to a file that this account alone may read.
 */
export function showFirstLink(link: string, config: Folder, is_terminal: boolean): string {
  if (is_terminal) return `${NAMED}: ${link}`
  const file = fileIn(config)
  mkdirSync(config.data_dir, { recursive: true })
  writeFileSync(file, `${link}\n`, { mode: 0o600 })
  chmodSync(file, 0o600) // one that was there keeps its own mode
  return `${NAMED}: the link was mailed, and is in ${file}.`
}

/** The link has been used. */
export const forgetFirstLink = (config: Folder): void => rmSync(fileIn(config), { force: true })
