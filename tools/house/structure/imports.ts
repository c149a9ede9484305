import { posix } from 'node:path'

/** One rule of who may import whom; `<area>` in `may` stands for what `folder` caught in its first brackets. */
interface House {
  readonly folder: RegExp
  readonly may: string
}

const npm = 'npm:'
const node = 'node:'
const domain = 'packages/domain/'
const contract = 'packages/contract/'
const platform = 'apps/server/src/platform/'

/** The modules that any other may import, as the glossary names them (`documentation.test.ts` compares). */
export const foundations = [
  'workflow',
  'accreditations',
  'filing',
  'fees',
  'audit',
  'notifications',
  'uploads',
  'documents',
  'accounts',
]
const foundation = `apps/server/src/modules/(${foundations.join('|')})/`

/** A folder may import itself and what stands here; the first rule that fits a file is its rule. */
export const houses: House[] = [
  { folder: /^packages\/domain\//, may: domain },
  { folder: /^packages\/contract\//, may: `${contract}|${domain}|npm:zod$` },
  {
    folder: /^apps\/server\/src\/platform\//,
    may: `${platform}|${contract}|${domain}|${node}|${npm}`,
  },
  {
    folder: /^apps\/server\/src\/modules\/([^/]+)\//,
    may: `apps/server/src/modules/<area>/|${foundation}|${platform}|${contract}|${domain}|${node}|${npm}`,
  },
  {
    folder: /^apps\/web\/src\/(ui|lib)\//,
    may: `apps/web/src/(ui|lib)/|${contract}|${domain}|${npm}|virtual:`,
  },
  {
    folder: /^apps\/web\/src\/features\/([^/]+)\//,
    may: `apps/web/src/features/(<area>|filing)/|apps/web/src/(ui|lib)/|${contract}|${domain}|${npm}`,
  },
  { folder: /^apps\/web\/build\//, may: `apps/web/|${contract}|${domain}|${node}|${npm}` },
  { folder: /^apps\/web\//, may: `apps/web/|${contract}|${domain}|${npm}|virtual:` },
  { folder: /^apps\/server\//, may: `apps/server/|${contract}|${domain}|${node}|${npm}` },
  {
    folder: /^e2e\//,
    may: `e2e/|apps/web/src/app/routes/|apps/server/src/testing/|tools/(setup|bench/first-load)/|${contract}|${domain}|${node}|${npm}`,
  },
]

/** The imports of one file that its folder does not allow, as `file → what it imports`. */
export function strangersIn(file: string, text: string): string[] {
  const house = houses.find(({ folder }) => folder.test(file))
  if (!house) return []
  const area = house.folder.exec(file)?.[1] ?? ''
  const may = new RegExp(`^(${house.may.replace('<area>', area)})`)
  return importsOf(text)
    .filter((name) => !may.test(targetOf(name, file)))
    .map((name) => `${file} → ${name}`)
}

/** Folders of an app that `imports` in its package names. */
const named = { server: ['platform', 'modules', 'testing'], web: ['ui', 'lib', 'app'] } as const

/** What a file of an app reaches by dots in another folder of it that has a name, as `file → what it imports`. */
export function reachedByDots(file: string, text: string): string[] {
  const [, app, own] = /^apps\/(server|web)\/src\/([^/]+)\//.exec(file) ?? []
  if (!app) return []
  const folders = named[app as keyof typeof named].filter((folder) => folder !== own)
  const other = new RegExp(`^apps/${app}/src/(${folders.join('|')})/`)
  return importsOf(text)
    .filter((name) => name.startsWith('.') && other.test(targetOf(name, file)))
    .map((name) => `${file} → ${name}`)
}

/** Static imports, re-exports, imports for their effect, and imports while running. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\s]+)'/g)].map(([, name = '']) => name)
}

/** Where an import leads: a path of the repository, `npm:<package>`, or itself (`node:fs`, `virtual:philippines`). */
export function targetOf(name: string, file: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  if (/^(node|virtual):/.test(name)) return name
  const [, workspace, rest = ''] = /^@lading\/([^/]+)\/(.+)$/.exec(name) ?? []
  if (workspace) return insideWorkspace(workspace, rest)
  if (name.startsWith('#')) return insideApp(name.slice(1), file)
  return `npm:${name}`
}

function insideWorkspace(workspace: string, rest: string): string {
  if (workspace === 'web') return 'apps/web/src/app/routes/screens'
  return workspace === 'server' ? `apps/server/src/${rest}` : `packages/${workspace}/src/${rest}`
}

/** `#platform/bind` is `apps/server/src/platform/bind`. */
function insideApp(name: string, file: string): string {
  if (!file.startsWith('apps/')) return name // the packages have no such imports
  const app = file.split('/').slice(0, 2).join('/')
  return `${app}/src/${name}`
}
