import { expect, test } from 'vitest'
import { formsThatBegin, whyNotOfForm } from './may-begin.ts'

test('a sole proprietor has no stockholders to change, and only corporations and cooperatives have a board', () => {
  expect(formsThatBegin(8)).toEqual(['partnership', 'corporation', 'cooperative'])
  expect(formsThatBegin(9)).toEqual(['corporation', 'cooperative'])
  expect(whyNotOfForm(8, 'sole-proprietorship')).toBe(
    'A sole proprietorship has one owner and no stockholders or partners.',
  )
  expect(whyNotOfForm(9, 'partnership')).toBe('Only a corporation or a cooperative has a board of directors.')
})

test('every legal form begins every other type', () => {
  expect(formsThatBegin(5)).toHaveLength(4)
  expect(formsThatBegin(1)).toHaveLength(4)
})
