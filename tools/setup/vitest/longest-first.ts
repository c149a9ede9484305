import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take minutes, the longest first: begun last, one would run alone while the other processor waits. On the
 * embedded database `failed-start` comes to one only after a while: begun beside `kill`, it finds the one made there, and
 * the two do not migrate one each.
 */
const LONG = [
  'every-move',
  'every-type',
  'random-walks-by-sea',
  'random-walks-by-air',
  'kill',
  'failed-start',
  'records',
  'claiming',
  'start-and-stop',
  'posting-payments',
  'issuing',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return others.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place < 0 ? LONG.length : place
}
