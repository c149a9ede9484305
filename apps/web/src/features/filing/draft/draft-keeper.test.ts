import { type AnswerPatch, type Filing, type SavedAnswers } from '@lading/contract/filing/filing'
import { answerAt, withAnswer, type Form } from '@lading/domain/filing/form-path'
import { mergeDraft } from '@lading/domain/filing/merge-draft'
import { beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { CallFailed, Unreachable } from '#lib/transport.ts'
import { sampleApplication } from '../../../testing/sample-application.ts'
import { answersOf, formOf } from './draft-form.ts'
import { DraftKeeper } from './draft-keeper.ts'
import type { KeeperState } from './keeper-state.ts'
import type { KeptAnswer } from './draft-queue.ts'

/** The draft as the server keeps it, with the domain's own rule for merging. */
let held: Filing
let isOnline: boolean
let sent: AnswerPatch[][]
/** Done on the way between the call and its answer: what is typed meanwhile. */
let meanwhile: () => void

beforeEach(() => {
  held = sampleApplication()
  isOnline = true
  sent = []
  meanwhile = () => {}
})

function merge(patch: readonly AnswerPatch[]) {
  const state = { form: answersOf(held), version: held.form_version, field_versions: {} }
  const merged = mergeDraft(state, patch)
  held = { ...held, form: formOf(held).draft.parse(merged.form), form_version: merged.version }
  return merged
}

async function send(patch: AnswerPatch[]): Promise<SavedAnswers> {
  sent.push(patch)
  meanwhile()
  if (!isOnline) throw new Unreachable('No answer')
  const { saved, conflicts } = merge(patch)
  const reply = { saved: [...saved], errors: {}, filing: held }
  if (conflicts.length === 0) return reply
  const details = { ...reply, conflicts: conflicts.map((one) => ({ ...one, label: one.path })) }
  throw new CallFailed({ code: 'refused', message: 'Changed elsewhere.', details }, 409)
}

/** What this device keeps, over any number of visits. */
function device(kept: readonly KeptAnswer[] = []) {
  return {
    all: () => kept,
    kept: () => kept.map(({ path, value }) => [path, value]),
    queue: {
      read: async () => kept,
      keep: async (pending: readonly AnswerPatch[], settled: readonly string[]) => {
        const known = new Set([...pending.map(({ path }) => path), ...settled])
        kept = [...kept.filter(({ path }) => !known.has(path)), ...pending]
      },
      keepAtOnce: (pending: readonly KeptAnswer[]) => void (kept = pending),
    },
  }
}

/** A person with the draft before them. */
function visit(own = device()) {
  let screen: Form = answersOf(held)
  let state: KeeperState | undefined
  const keeper = new DraftKeeper({
    filing: held,
    queue: own.queue,
    answers: () => screen,
    put(name, value) {
      screen = { ...screen, [name]: value }
      keeper.changed() // the form tells of every answer that is put into it
    },
    send,
    onState: (now) => void (state = now),
    onFiling: () => {},
  })
  return {
    keeper,
    state: () => ensure(state),
    reads: (path: string) => answerAt(screen, path),
    types(path: string, value: unknown) {
      screen = withAnswer(screen, path, value)
      keeper.changed()
    },
  }
}

describe('what is typed into a draft', () => {
  test('goes with a draft that is deleted: nothing is sent after it, and nothing kept', async () => {
    const own = device()
    const ana = visit(own)
    ana.types('trade_name', 'Kalayaan Lines')
    ana.keeper.drop()
    await ana.keeper.stop()
    expect(await ana.keeper.flush()).toBe(false)
    expect(sent).toEqual([])
    expect(own.kept()).toEqual([])
  })

  test('goes answer by answer, with what stood there', async () => {
    const ana = visit()
    ana.types('trade_name', 'Kalayaan Lines')
    ana.types('officers.k1.position', 'Chair')
    expect(await ana.keeper.flush()).toBe(true)
    expect(sent).toEqual([
      [
        { path: 'trade_name', value: 'Kalayaan Lines', base: '' },
        { path: 'officers.k1.position', value: 'Chair', base: 'President' },
      ],
    ])
    expect(ana.state().saving).toEqual({ kind: 'saved', at: held.saved_at })
    expect(await ana.keeper.flush()).toBe(true)
    expect(sent).toHaveLength(1)
  })

  test('and was on its way as the screen was left is kept no longer once it has arrived', async () => {
    const own = device()
    const ana = visit(own)
    ana.types('trade_name', 'Kalayaan Lines')
    void ana.keeper.flush()
    await ana.keeper.stop()
    expect(held.form.trade_name).toBe('Kalayaan Lines')
    expect(own.kept()).toEqual([])
  })

  test('and has arrived though nobody heard of it is not kept to come back later', async () => {
    const own = device([{ path: 'trade_name', value: 'Kalayaan Lines', base: '' }])
    merge([{ path: 'trade_name', value: 'Kalayaan Lines', base: '' }])
    expect(await visit(own).keeper.restore()).toBe(0)
    expect(own.kept()).toEqual([])
  })

  test('while an answer is on its way is sent once, also where two wait for that', async () => {
    const ana = visit()
    ana.types('trade_name', 'Kalayaan Lines')
    const first = ana.keeper.flush()
    ana.types('trade_name', 'Kalayaan Global Lines')
    await Promise.all([first, ana.keeper.flush(), ana.keeper.flush()])
    expect(sent.flat().map(({ value }) => value)).toEqual(['Kalayaan Lines', 'Kalayaan Global Lines'])
  })

  test('is not sent when it was taken back', async () => {
    const ana = visit()
    ana.types('trade_name', 'Kalayaan Lines')
    ana.types('trade_name', '')
    await ana.keeper.flush()
    expect(sent).toEqual([])
  })

  test('while an answer is on its way is kept and goes next', async () => {
    const ana = visit()
    ana.types('trade_name', 'Kal')
    meanwhile = () => {
      meanwhile = () => {}
      ana.types('trade_name', 'Kalayaan')
      ana.types('website', 'www.kalayaan.example')
    }
    expect(await ana.keeper.flush()).toBe(false)
    expect(ana.reads('trade_name')).toBe('Kalayaan')
    expect(await ana.keeper.flush()).toBe(true)
    expect(held.form).toMatchObject({ trade_name: 'Kalayaan', website: 'www.kalayaan.example' })
    expect(sent[1]).toContainEqual({ path: 'trade_name', value: 'Kalayaan', base: 'Kal' })
  })

  test('over an answer that was on its way as the page went is no conflict with oneself', async () => {
    const own = device()
    const ana = visit(own)
    let left: readonly KeptAnswer[] = []
    ana.types('trade_name', 'Kal')
    meanwhile = () => {
      meanwhile = () => {}
      ana.types('trade_name', 'Kalayaan')
      ana.keeper.going()
      left = own.all()
    }
    await ana.keeper.flush()
    isOnline = false // the page is gone and sends nothing more
    await ana.keeper.stop()
    await ana.keeper.flush()
    isOnline = true

    const later = visit(device(left))
    await later.keeper.restore()
    await later.keeper.flush()
    expect(later.state().conflicts).toEqual([])
    expect(held.form.trade_name).toBe('Kalayaan')
  })

  test('without a network is kept on the device, and the next visit brings it back and sends it', async () => {
    const own = device()
    isOnline = false
    const ana = visit(own)
    ana.types('trade_name', 'Kalayaan Lines')
    await ana.keeper.flush()
    expect(ana.state().saving).toMatchObject({ kind: 'kept', why: expect.stringContaining('No connection') })
    expect(own.kept()).toEqual([['trade_name', 'Kalayaan Lines']])

    isOnline = true
    const later = visit(own)
    expect(await later.keeper.restore()).toBe(1)
    expect(later.reads('trade_name')).toBe('Kalayaan Lines')
    await later.keeper.flush()
    expect(held.form.trade_name).toBe('Kalayaan Lines')
    expect(own.kept()).toEqual([])
  })

  test('and kept while somebody else changed the same answer is no loss for either', async () => {
    const own = device()
    isOnline = false
    const ana = visit(own)
    ana.types('trade_name', 'Mine')
    await ana.keeper.flush()
    isOnline = true
    merge([{ path: 'trade_name', value: 'Theirs', base: '' }])
    const later = visit(own)
    await later.keeper.restore()
    await later.keeper.flush()
    expect(later.state().conflicts).toMatchObject([{ path: 'trade_name', yours: 'Mine', theirs: 'Theirs' }])
    expect(held.form.trade_name).toBe('Theirs')
    expect(own.kept()).toEqual([['trade_name', 'Mine']])
  })
})

describe('when the same answer was changed elsewhere', () => {
  async function clash() {
    const ana = visit()
    merge([{ path: 'trade_name', value: 'Theirs', base: '' }])
    ana.types('trade_name', 'Mine')
    ana.types('website', 'www.kalayaan.example')
    await ana.keeper.flush()
    return { ana, conflict: ensure(ana.state().conflicts[0]) }
  }

  test('both sides are shown, and everything else is saved', async () => {
    const { ana, conflict } = await clash()
    expect(conflict).toMatchObject({ path: 'trade_name', yours: 'Mine', theirs: 'Theirs' })
    expect(ana.reads('trade_name')).toBe('Mine')
    expect(held.form).toMatchObject({ trade_name: 'Theirs', website: 'www.kalayaan.example' })
  })

  test('“keep mine” goes over theirs', async () => {
    const { ana, conflict } = await clash()
    ana.keeper.keepMine(conflict)
    expect(await ana.keeper.flush()).toBe(true)
    expect(held.form.trade_name).toBe('Mine')
    expect(ana.state().conflicts).toEqual([])
  })

  test('“take theirs” stands on the screen, and nothing is left to save', async () => {
    const { ana, conflict } = await clash()
    ana.keeper.takeTheirs(conflict)
    expect(ana.reads('trade_name')).toBe('Theirs')
    expect(await ana.keeper.flush()).toBe(true)
    expect(held.form.trade_name).toBe('Theirs')
  })
})

test('what another tab saved appears here, but not over what is being typed', async () => {
  const [one, two] = [visit(), visit()]
  one.types('website', 'www.one.example')
  one.types('trade_name', 'One')
  await one.keeper.flush()
  two.types('trade_name', 'Two')
  two.keeper.refresh(held)
  expect(two.reads('website')).toBe('www.one.example')
  expect(two.reads('trade_name')).toBe('Two')
})

test('several answers that came from elsewhere are not taken for typing, nor kept to be restored', async () => {
  const own = device()
  const [one, two] = [visit(), visit(own)]
  one.types('website', 'www.one.example')
  one.types('trade_name', 'One')
  await one.keeper.flush()
  two.keeper.refresh(held)
  expect(two.reads('website')).toBe('www.one.example')
  expect(own.kept()).toEqual([])
  expect(await two.keeper.flush()).toBe(true)
  expect(sent).toHaveLength(1)
})

test('a draft that was submitted elsewhere takes no more answers, and says so', async () => {
  const ana = visit()
  meanwhile = () => {
    throw new CallFailed({ code: 'refused', message: 'This application cannot be changed now.' }, 409)
  }
  ana.types('trade_name', 'Late')
  expect(await ana.keeper.flush()).toBe(false)
  expect(ana.state().saving).toEqual({ kind: 'closed', why: 'This application cannot be changed now.' })
})
