import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PAGE_SIZES, pagedTable } from './paged-table.ts'

const { body } = pagedTable({
  name: 'things',
  summary: 'Things',
  access: 'staff',
  row: z.object({ id: z.int() }),
  orderBy: ['name', 'day'],
  filters: { status: z.int().optional() },
})

describe('a paged table (specification, sections 2.7, 7 and 9)', () => {
  test('has the page sizes 10, 20 and 50', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 50])
    for (const per_page of PAGE_SIZES) expect(body.safeParse({ per_page }).success).toBe(true)
    for (const per_page of [0, 5, 25, 51, 100]) expect(body.safeParse({ per_page }).success).toBe(false)
  })

  test('starts at page 1 with 10 entries a page', () => {
    expect(body.parse({})).toMatchObject({ page: 1, per_page: 10, search: '' })
  })

  test('is asked with page, order_by, sort_by (asc or desc), per_page, search and its own filters', () => {
    const asked = { page: 2, order_by: 'day', sort_by: 'asc', per_page: 20, search: 'acme', status: 3 }
    expect(body.parse(asked)).toEqual(asked)
    expect(body.safeParse({ sort_by: 'up' }).success).toBe(false)
    expect(body.safeParse({ order_by: 'password' }).success).toBe(false)
  })

  test('is searched with 255 characters at most', () => {
    expect(body.safeParse({ search: 'x'.repeat(255) }).success).toBe(true)
    expect(body.safeParse({ search: 'x'.repeat(256) }).success).toBe(false)
  })
})
