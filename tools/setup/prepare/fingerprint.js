import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/run.js'

const LEFT_OUT = /^(node_modules|dist|data|coverage|__screenshots__|test-results)$|\.test\.tsx?$|\.md$/

/**
 * One line that changes when any of these files, or any file under these folders, changes. Tests, pages of
 * documentation and what was built do not count.
 * @param {string[]} paths relative to the repository's root
 * @param {string[]} [more] words that count as well: settings, the kind of machine
 */
export function fingerprint(paths, more = []) {
  const hash = createHash('sha256').update(JSON.stringify(more))
  for (const path of paths.flatMap(filesUnder)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** @param {string} file relative to the repository's root */
export function keptIn(file) {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .filter((name) => !LEFT_OUT.test(name))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
