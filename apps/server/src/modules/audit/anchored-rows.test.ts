import { expect, test } from 'vitest'
import { AnchoredRows } from './anchored-rows.ts'

test('a row is another one than was anchored where any of its anchors names another hash', () => {
  const rows = new AnchoredRows([
    { chain: 'user-1', last_no: 2, last_hash: 'a' },
    { chain: 'user-1', last_no: 3, last_hash: 'b' },
    { chain: 'user-1', last_no: 3, last_hash: 'c' },
  ])
  const isAsAnchored = (chain: string, chain_no: number, hash: string) => rows.isAsAnchored({ chain, chain_no, hash })
  expect([isAsAnchored('user-1', 2, 'a'), isAsAnchored('user-1', 2, 'b')]).toEqual([true, false])
  expect([isAsAnchored('user-1', 3, 'b'), isAsAnchored('user-1', 3, 'c')]).toEqual([false, false])
  expect([isAsAnchored('user-1', 1, 'x'), isAsAnchored('user-2', 2, 'x')]).toEqual([true, true])
})

test('years of anchors are read once, however many rows are held against them', () => {
  let read = 0
  const heads = Array.from({ length: 4000 }, (_, no) => ({
    chain: 'user-1',
    get last_no() {
      read += 1
      return no + 1
    },
    last_hash: 'a',
  }))
  const rows = new AnchoredRows(heads)
  const wrong = heads.filter((_, no) => !rows.isAsAnchored({ chain: 'user-1', chain_no: no + 1, hash: 'a' }))
  expect([wrong.length, read]).toEqual([0, heads.length])
})
