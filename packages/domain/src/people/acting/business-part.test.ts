import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessRights, type Actor } from './actor.ts'
import { partText, refusalOfEmptiness, refusalOfPower, type Part } from './business-part.ts'

const partRefusal = (...[actor, change]: Parameters<typeof refusalOfPower>) =>
  refusalOfPower(actor, change) ?? refusalOfEmptiness(change)

const BUSINESS = 7
const owner: Part = { is_owner: true, rights: [] }
const member = (...rights: Part['rights']): Part => ({ is_owner: false, rights })

function actor(user_id: number, part: Part | null): Actor {
  const memberships = part ? [{ business_id: BUSINESS, ...part }] : []
  const nothing = { role_ids: [2], permissions: new Set<string>(), first_role_permissions: new Set<string>() }
  return { user_id, audience: 'customer', agency: null, memberships, ...nothing }
}
const change = (user_id: number, before: Part | null, after: Part | null, owner_ids = [1]) => ({
  business_id: BUSINESS,
  user_id,
  before,
  after,
  owner_ids,
})

test('an owner makes somebody an owner and then steps down', () => {
  expect(partRefusal(actor(1, owner), change(2, member(), owner))).toBeUndefined()
  expect(partRefusal(actor(1, owner), change(1, owner, member(), [1, 2]))).toBeUndefined()
})

test('the last owner neither leaves nor steps down', () => {
  expect(partRefusal(actor(1, owner), change(1, owner, null))).toContain('at least one owner')
  expect(partRefusal(actor(1, owner), change(1, owner, member()))).toContain('at least one owner')
})

test('who manages people gives the rights they have, and makes no owners', () => {
  const manager = actor(2, member('manage-people', 'pay'))
  expect(partRefusal(manager, change(3, null, member('pay')))).toBeUndefined()
  expect(partRefusal(manager, change(3, null, member('submit')))).toContain('only grant rights')
  expect(partRefusal(manager, change(2, member('manage-people', 'pay'), member('manage-people', 'submit')))).toContain(
    'only grant rights',
  )
  expect(partRefusal(manager, change(3, member(), owner))).toContain('Only an owner')
  expect(partRefusal(manager, change(1, owner, null, [1, 4]))).toContain('Only an owner')
})

test('a member without the right changes nobody, and may leave', () => {
  const plain = actor(2, member('pay'))
  expect(partRefusal(plain, change(3, member(), member('pay')))).toContain('not change it')
  expect(partRefusal(plain, change(2, member('pay'), null))).toBeUndefined()
  expect(partRefusal(actor(9, null), change(3, member(), null))).toContain('not change it')
})

test('a part is said in words', () => {
  expect(partText(owner)).toBe('Owner')
  expect(partText(member('pay', 'prepare'))).toBe('Prepare applications and reports, Pay')
  expect(partText(member())).toBe('View only')
})

test('whatever people do to each other, a business keeps an owner and every right comes from who had it', () => {
  const rights = fc.subarray([...businessRights])
  const part = fc.oneof(
    fc.constant(null),
    rights.map((given): Part => member(...given)),
    fc.constant(owner),
  )
  const order = fc.record({ by: fc.nat(3), on: fc.nat(3), after: part })
  fc.assert(
    fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
      const parts: (Part | null)[] = [owner, member('manage-people', 'pay'), member('prepare'), null]
      for (const { by, on, after } of orders) {
        const owner_ids = parts.flatMap((one, id) => (one?.is_owner ? [id] : []))
        const before = parts[on] ?? null
        const refusal = partRefusal(actor(by, parts[by] ?? null), change(on, before, after, owner_ids))
        if (refusal !== undefined) continue
        const given = (after?.rights ?? []).filter((right) => !before?.rights.includes(right))
        expect(given.every((right) => parts[by]?.is_owner || parts[by]?.rights.includes(right))).toBe(true)
        parts[on] = after
      }
      expect(parts.some((one) => one?.is_owner)).toBe(true)
    }),
  )
})
