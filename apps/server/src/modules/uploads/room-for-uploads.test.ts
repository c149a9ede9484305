import { uploadFile } from '@lading/contract/documents/documents'
import { setPhoto } from '@lading/contract/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { samplePng } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'
import { purgeFiles } from './purge-files.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const MB = 1024 ** 2
const upload = (person: Client) =>
  person.call(uploadFile, { files: [{ field: 'file', name: 'me.png', bytes: samplePng() }] })

/** So many pictures as a photo, one after the other; each is said to have as many bytes. */
async function photos(person: Client, count: number, size: number) {
  for (let photo = 1; photo <= count; photo++) {
    const { body } = await upload(person)
    await person.call(setPhoto, { body: { file_id: body.id } })
    await world.db.updateTable('files').set({ size }).where('id', '=', body.id).execute()
  }
}

test('somebody who replaces their photo again and again waits until the former ones are gone', async () => {
  const [ana, ben] = [await world.customer(), await world.customer()]
  await photos(ana, 4, 170 * MB) // three of them replaced
  expect(await upload(ana)).toMatchObject({ status: 429, body: { message: expect.stringContaining('replaced') } })
  expect((await upload(ben)).status).toBe(200)

  world.clock.forward({ hours: 1, minutes: 1 })
  await purgeFiles(world).run()
  expect((await upload(ana)).status).toBe(200)
})

test('somebody who uploaded two gigabytes in a day waits for the next, whatever became of them', async () => {
  const ana = await world.customer()
  await upload(ana) // with these bytes it is more than the largest size of one file
  await photos(ana, 1, 2 ** 31 - 1)
  expect(await upload(ana)).toMatchObject({ status: 429, body: { message: expect.stringContaining('2 GB') } })
  world.clock.forward({ hours: 24 })
  expect((await upload(ana)).status).toBe(200)
})
