import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UsedRanges } from './used-ranges.ts'
import { overlap } from './waybill-serials.ts'

const range = fc.tuple(fc.nat(200), fc.nat(20)).map(([from, more]) => ({ from, to: from + more }))

test('a range overlaps what was used before if it overlaps one of it, in whatever order that came', () => {
  fc.assert(
    fc.property(fc.array(range), fc.array(range), range, (first, later, asked) => {
      const used = new UsedRanges(first)
      for (const one of later) used.add(one)
      const found = used.overlapping(asked)
      expect(found !== undefined).toBe([...first, ...later].some((one) => overlap(one, asked)))
      expect(found === undefined || overlap(found, asked)).toBe(true)
    }),
  )
})
