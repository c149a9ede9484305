import { expect, test } from 'vitest'
import { samplePhoto } from '../../../testing/sample-photo.ts'
import { readPhoto } from './read-photo.ts'

test('a photo is upright and scaled down, also where the browser makes no bitmap of one so large', async () => {
  const photo = await samplePhoto({ width: 2400, height: 3200, page: [] })
  expect(await readPhoto(photo)).toMatchObject({ width: 2250, height: 3000 })
  const { createImageBitmap } = window
  window.createImageBitmap = () => Promise.reject(new DOMException('Too large', 'InvalidStateError'))
  const byElement = await readPhoto(photo).finally(() => (window.createImageBitmap = createImageBitmap))
  expect(byElement).toMatchObject({ width: 2250, height: 3000 })
  expect(byElement.picture.size).toBeLessThan(photo.size)
})
