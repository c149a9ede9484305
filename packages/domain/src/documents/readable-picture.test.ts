import { expect, test } from 'vitest'
import { tooSmallToRead } from './readable-picture.ts'

test('a scan of an identity card and a photograph of two inches are taken, an icon and a strip are not', () => {
  expect(tooSmallToRead({ width: 506, height: 319 })).toBeUndefined()
  expect(tooSmallToRead({ width: 300, height: 300 })).toBeUndefined()
  for (const size of [
    { width: 40, height: 40 },
    { width: 4000, height: 299 },
  ])
    expect(tooSmallToRead(size)).toMatch(
      /^This picture has \d+ × \d+ pixels, too few to be read\. Scan the whole page again/,
    )
})
