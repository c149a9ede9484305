import { ensure } from '@lading/domain/ensure'
import { repositoryFiles, textOf } from '../house/sources.ts'

type Versions = Readonly<Record<string, string>>
interface Manifest {
  readonly name: string
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly optionalDependencies?: Versions
}
interface Locked {
  readonly version: string
  readonly license?: string
}

/** A package that a workspace names, as it is installed. */
export interface Dependency {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** The workspaces that name it, and whether none of them ships it. */
  readonly used_by: readonly string[]
  readonly is_for_tests: boolean
}

/** Not the portal: what the journeys need, and what a workspace names for development. */
const TESTS = 'e2e'

/** Every package that a workspace names, from the manifests and the lock file. */
export function dependencies(): Dependency[] {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> }
  const named = repositoryFiles()
    .filter((path) => path.endsWith('package.json'))
    .flatMap((path) => namedIn(path))
  const byName = Map.groupBy(named, ({ name }) => name)
  return [...byName.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, uses]) => {
      const { version, license } = ensure(packages[`node_modules/${name}`], `${name} in the lock file`)
      const used_by = [...new Set(uses.map(({ workspace }) => workspace))]
      return {
        name,
        version,
        licence: license ?? '',
        used_by,
        is_for_tests: uses.every(({ isForTests }) => isForTests),
      }
    })
}

function namedIn(path: string) {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(textOf(path)) as Manifest
  const workspace = path.split('/').at(-2) ?? 'root'
  const shipped = { ...dependencies, ...optionalDependencies }
  return [...Object.keys(shipped), ...Object.keys(devDependencies)]
    .filter((name) => !name.startsWith('@lading/'))
    .map((name) => ({ name, workspace, isForTests: workspace === TESTS || !(name in shipped) }))
}
