import { afterAll, expect, test } from 'vitest'
import { listsAsKept } from '#testing/databases/kept-lists'
import { createWorld } from '#testing/world'
import { fillLists, writeListRules } from './list-editions.ts'

const world = await createWorld()
afterAll(() => world.close())

test('where a release is taken back, the lists that it began are neither filled nor read', async () => {
  const before = await listsAsKept(world.db)
  await world.db.insertInto('list_editions').values({ rules_hash: 'of that release', filled_to: null }).execute()
  await writeListRules(world.db)
  await fillLists(world.db)
  const editions = world.db.selectFrom('list_editions').select('is_whole').orderBy('edition')
  expect(await editions.execute()).toEqual([{ is_whole: true }, { is_whole: false }])
  expect(await listsAsKept(world.db)).toEqual(before)
})
