import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ensure } from '../ensure.ts'
import { answerAt, withAnswer, type Form } from './form-path.ts'
import { mergeDraft, type DraftState, type MergedDraft, type Patch } from './merge-draft.ts'
import { timesUsual } from '../testing/times-usual.ts'

const draft: DraftState = {
  version: 3,
  form: {
    tin: '009482117000',
    email: 'a@acme.ph',
    officers: [{ key: 'k1', name: 'Ana Reyes', position: 'President' }],
  },
  field_versions: { tin: 3, 'officers.k1.name': 2 },
}

describe('what two people type into one draft', () => {
  test('different answers both stand', () => {
    const merged = mergeDraft(draft, [{ path: 'email', value: 'b@acme.ph', base: 'a@acme.ph' }])
    expect(merged).toMatchObject({ version: 4, saved: ['email'], conflicts: [] })
    expect(merged.form).toMatchObject({ email: 'b@acme.ph', tin: '009482117000' })
  })

  test('the same answer changed to something else is a conflict, and theirs stays', () => {
    const merged = mergeDraft(draft, [{ path: 'tin', value: '111222333000', base: '' }])
    expect(merged.conflicts).toEqual([{ path: 'tin', base: '', yours: '111222333000', theirs: '009482117000' }])
    expect(merged.form).toEqual(draft.form)
    expect(merged.version).toBe(3)
  })

  test('a conflict does not hold back the rest', () => {
    const merged = mergeDraft(draft, [
      { path: 'tin', value: '111222333000', base: '' },
      { path: 'email', value: 'b@acme.ph', base: 'a@acme.ph' },
    ])
    expect(merged).toMatchObject({ saved: ['email'], version: 4 })
    expect(merged.form).toMatchObject({ tin: '009482117000', email: 'b@acme.ph' })
  })

  test('the same answer typed twice is no conflict', () => {
    expect(mergeDraft(draft, [{ path: 'tin', value: '009482117000', base: '' }])).toMatchObject({
      saved: ['tin'],
      conflicts: [],
      version: 3,
    })
  })

  test('“keep mine” is taken once it names theirs as its base', () => {
    const merged = mergeDraft(draft, [{ path: 'tin', value: '111222333000', base: '009482117000' }])
    expect(merged.form).toMatchObject({ tin: '111222333000' })
  })

  test('an answer of a row that was removed meanwhile is a conflict', () => {
    const removed = mergeDraft(draft, [{ path: 'officers.k1', value: null, base: answerAt(draft.form, 'officers.k1') }])
    expect(removed.form).toMatchObject({ officers: [] })
    const late = mergeDraft(removed, [{ path: 'officers.k1.position', value: 'Chair', base: 'President' }])
    expect(late.conflicts).toMatchObject([{ path: 'officers.k1.position', theirs: null }])
  })

  test('a row changed meanwhile is not removed unseen', () => {
    const changed = mergeDraft(draft, [{ path: 'officers.k1.position', value: 'Chair', base: 'President' }])
    const late = mergeDraft(changed, [{ path: 'officers.k1', value: null, base: answerAt(draft.form, 'officers.k1') }])
    expect(late.conflicts).toMatchObject([{ path: 'officers.k1', theirs: { position: 'Chair' } }])
  })

  test('two new rows both stand', () => {
    const one = mergeDraft(draft, [{ path: 'officers.k2', value: { key: 'k2', name: 'Ben' }, base: null }])
    const two = mergeDraft(one, [{ path: 'officers.k3', value: { key: 'k3', name: 'Cora' }, base: null }])
    expect(two.conflicts).toEqual([])
    expect(answerAt(two.form, 'officers.k2.name')).toBe('Ben')
    expect(answerAt(two.form, 'officers.k3.name')).toBe('Cora')
  })
})

const paths = ['tin', 'email', 'street', 'officers.k1.name', 'officers.k1.position', 'officers.k2.name']

/** Three people; each act is one of them typing, sending what they typed, or reading the draft anew. */
const act = fc.record({
  person: fc.nat({ max: 2 }),
  does: fc.constantFrom('types', 'types', 'sends', 'reads'),
  path: fc.constantFrom(...paths),
  answer: fc.constantFrom('', 'A', 'B', 'C'),
})

interface Desk {
  seen: DraftState
  typed: Map<string, Patch>
}

test('over any order of typing, sending and reading, no acknowledged answer is lost unseen', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let server = start()
      const desks: Desk[] = [0, 1, 2].map(() => ({ seen: server, typed: new Map() }))
      for (const { person, does, path, answer } of acts) {
        const desk = ensure(desks[person])
        if (does === 'types') type(desk, path, answer)
        if (does === 'reads') desk.seen = server // keeps what was typed, on its old base
        if (does !== 'sends') continue

        const sent = [...desk.typed.values()]
        const merged = mergeDraft(server, sent)
        expect(faultsOf(server, merged, sent)).toEqual([])
        server = merged
        desk.seen = merged
        desk.typed = new Map(
          merged.conflicts.map(({ path, yours, theirs }) => [path, { path, value: yours, base: theirs }]),
        )
      }
    }),
    { numRuns: timesUsual(20) },
  )
})

test('two people who answer different questions may send in either order', () => {
  const patches = fc.uniqueArray(fc.constantFrom(...paths), { minLength: 2 })
  fc.assert(
    fc.property(patches, fc.nat(paths.length), fc.constantFrom('A', 'B'), (answered, at, value) => {
      const sent = answered.map((path) => ({ path, value, base: '' }))
      const [one, other] = [sent.slice(0, at), sent.slice(at)]
      const first = mergeDraft(mergeDraft(start(), one), other)
      const second = mergeDraft(mergeDraft(start(), other), one)
      expect(first.form).toEqual(second.form)
      expect([...first.conflicts, ...second.conflicts]).toEqual([])
    }),
  )
})

test('of a thousand rows that were added and removed the newest are remembered', () => {
  let state = start()
  for (let n = 0; n < 1000; n++) {
    const path = `officers.new${n}`
    const row = { key: `new${n}`, name: 'Ana', position: '' }
    state = mergeDraft(state, [{ path, value: row, base: null }])
    state = mergeDraft(state, [{ path, value: null, base: row }])
  }
  expect(Object.keys(state.field_versions)).toHaveLength(500)
  expect(state.field_versions['officers.new999']).toBe(state.version)
  expect(state.field_versions['officers.new0']).toBeUndefined()
})

function type(desk: Desk, path: string, value: string): void {
  const base = desk.typed.get(path)?.base ?? answerAt(desk.seen.form, path)
  desk.typed.set(path, { path, value, base })
}

/** Everything that must never happen when a person sends what they typed. */
function faultsOf(before: DraftState, after: MergedDraft, sent: readonly Patch[]): string[] {
  return paths.flatMap((path) => {
    const patch = sent.find((one) => one.path === path)
    const [stood, stands] = [answerAt(before.form, path), answerAt(after.form, path)]
    if (!patch) return stood === stands ? [] : [`${path} was not sent and changed`]
    const isConflict = after.conflicts.some((one) => one.path === path && one.theirs === stood)
    if (isConflict) return stood === stands ? [] : [`${path} is a conflict and changed`]
    if (stands !== patch.value) return [`${path} was acknowledged and does not stand`]
    const wasSeen = stood === patch.base || stood === patch.value
    return wasSeen ? [] : [`${path} was overwritten by somebody who had not seen it`]
  })
}

function start(): DraftState {
  let form: Form = { tin: '', email: '', street: '', officers: [] }
  for (const key of ['k1', 'k2']) form = withAnswer(form, `officers.${key}`, { key, name: '', position: '' })
  return { form, version: 1, field_versions: {} }
}
