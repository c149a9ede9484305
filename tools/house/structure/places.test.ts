import { expect, test } from 'vitest'
import { repositoryFiles, textOf } from '../sources.ts'

/** Written in two halves, so that this file does not hold what it looks for. */
const strangers = [
  ['/wo', 'rk/'],
  ['/ho', 'me/'],
  ['/ro', 'ot/'],
  ['/Us', 'ers/'],
  ['../sh', 'ared/'],
  ['/tmp/', 'brief'],
  ['registry.', 'npmjs'],
  ['registry.', 'yarnpkg'],
  ['npm.pkg.', 'github'],
].map((halves) => halves.join(''))

const TEXT = /\.(tsx?|jsx?|c?js|json|md|sql|css|html|ya?ml|sh|svg|txt|csv|tsv)$|(^|\/)[^.]+$/

test('nothing names a folder of the machine it was written on, nor the host it fetched libraries from', () => {
  const found = repositoryFiles()
    .filter((path) => TEXT.test(path))
    .flatMap((path) => placesIn(textOf(path)).map((place) => `${path}: ${place}`))
  expect(found).toEqual([])
})

test('a planted place is found', () => {
  expect(placesIn(`see ${strangers[0]}main`)).toEqual([strangers[0]])
  expect(placesIn(`server${strangers[0]} and ${strangers[0]}`)).toEqual([strangers[0]])
  expect(placesIn('see apps/server/network/main.ts')).toEqual([])
})

/** A folder counts where a path begins, not inside a longer one (`src/network/`). */
function placesIn(text: string): string[] {
  return strangers.filter((place) => new RegExp(`(?<![\\w.@$}])${place.replaceAll('.', '\\.')}`).test(text))
}
