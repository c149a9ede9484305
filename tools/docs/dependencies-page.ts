import { dependencies } from '../dependencies/dependencies.ts'
import { reasonOf } from '../dependencies/reasons.ts'
import { table } from './markdown.ts'

/** Each package that a workspace names: version, licence, where it is used and why. */
export function dependenciesPage(): string {
  const all = dependencies()
  const rowsOf = (isForTests: boolean) =>
    table(
      ['Package', 'Version', 'Licence', 'Used by', 'Why'],
      all
        .filter(({ is_for_tests }) => is_for_tests === isForTests)
        .map(({ name, version, licence, used_by }) => [
          `\`${name}\``,
          version,
          licence,
          used_by.join(', '),
          reasonOf(name) ?? '',
        ]),
    )
  return [
    '# What the portal is built on',
    '',
    'Written by `npm run docs` from the manifests, the lock file and `tools/dependencies/reasons.ts`. A house test asks that each package has a reason and a licence that lets anybody use it, and that its exact version is pinned.',
    '',
    '## In the portal',
    '',
    ...rowsOf(false),
    '## For building and testing alone',
    '',
    ...rowsOf(true),
  ].join('\n')
}
