import { describe, expect, test } from 'vitest'
import { Status } from '../../transactions/status.ts'
import { ask, at } from '../../testing/check-guards.ts'
import { customer, decisionFacts, type DecisionFacts } from '../../testing/decision-facts.ts'

describe('submitting', () => {
  const filing = (facts: Partial<DecisionFacts['filing']>, type: 1 | 2 = 1) => decisionFacts({ type, filing: facts })

  test.each([
    { why: 'everything in order', found: filing({}), guard: undefined },
    {
      why: 'the fourth document missing, after three that are named',
      found: filing({ missing_requirements: 4, missing_names: ['Permit', 'Lease', 'Sketch', 'Articles'] }),
      guard: 'every-requirement-uploaded',
    },
    { why: 'a document missing', found: filing({ missing_requirements: 1 }), guard: 'every-requirement-uploaded' },
    { why: 'no declaration', found: filing({ declaration_accepted: false }), guard: 'declaration-accepted' },
    { why: 'no scope', found: filing({ scopes: [] }), guard: 'a-scope-is-chosen' },
    { why: 'no capital entered', found: filing({ paid_up_capital_centavos: null }), guard: 'capital-reaches-minimum' },
    {
      why: 'a centavo too little',
      found: filing({ paid_up_capital_centavos: 299_999_999 }),
      guard: 'capital-reaches-minimum',
    },
    { why: 'an overdue report in a renewal', found: filing({ overdue_reports: 1 }, 2), guard: 'no-arrears' },
    { why: 'an unpaid penalty in a renewal', found: filing({ unpaid_penalties: 2 }, 2), guard: 'no-arrears' },
  ])('$why', ({ found, guard }) => {
    const open = ask('submit', found)
    expect(open.ok ? undefined : open.guard).toBe(guard)
  })

  test('documents may follow only where each missing one may', () => {
    const missing = (may: number) => filing({ missing_requirements: 2, missing_that_may_follow: may })
    expect(ask('submit-with-documents-to-follow', missing(2)).ok).toBe(true)
    expect(ask('submit-with-documents-to-follow', missing(1)).ok).toBe(false)
    expect(ask('submit-with-documents-to-follow', filing({})).ok).toBe(false)
  })

  describe('again after a return', () => {
    const returned = (facts: Partial<DecisionFacts['filing']>) =>
      decisionFacts({ status: Status.forClientAction, filing: facts })
    const low = { paid_up_capital_centavos: 299_999_999 }

    test.each([
      { why: 'everything answered', found: returned({}), guard: undefined },
      { why: 'an answer owed', found: returned({ unanswered_returns: 1 }), guard: 'every-return-answered' },
      { why: 'every scope given up', found: returned({ scopes: [] }), guard: 'a-scope-is-chosen' },
      {
        why: 'a document the new scope asks',
        found: returned({ missing_requirements: 1 }),
        guard: 'every-requirement-uploaded',
      },
      {
        why: 'too little capital for the new scope',
        found: returned({ ...low, capital_changed: true }),
        guard: 'capital-reaches-minimum-if-changed',
      },
      { why: 'a minimum raised since the filing, the capital as it was filed', found: returned(low), guard: undefined },
    ])('$why', ({ found, guard }) => {
      const open = ask('resubmit', found)
      expect(open.ok ? undefined : open.guard).toBe(guard)
    })
  })

  test('a draft is deleted by its author or an owner alone', () => {
    const clerk = customer(8, { is_owner: false, rights: ['prepare', 'submit'] })
    expect(ask('delete-draft', decisionFacts({ author_id: 8 }), clerk).ok).toBe(true)
    expect(ask('delete-draft', decisionFacts({ author_id: 9 }), clerk).ok).toBe(false)
    expect(ask('delete-draft', decisionFacts({ author_id: 9 })).ok).toBe(true)
  })
})

test('a report that is due cannot be deleted, one made by hand can', () => {
  const due = (is_obligation: boolean) => decisionFacts({ type: 14, filing: { is_obligation } })
  expect(ask('delete-draft', due(true)).ok).toBe(false)
  expect(ask('delete-draft', due(false)).ok).toBe(true)
})

describe('a waiver of arrears', () => {
  const owing = { overdue_reports: 1, unpaid_penalties: 1 }
  const renewal = (filing: Partial<DecisionFacts['filing']>, type: 1 | 2 = 2) =>
    decisionFacts({ status: Status.draft, type, filing })

  test.each([
    { why: 'is asked for by who is in arrears', found: renewal(owing), ok: true },
    { why: 'is not asked for twice', found: renewal({ ...owing, waiver_asked: true }), ok: false },
    { why: 'is not asked for by who owes nothing', found: renewal({}), ok: false },
    { why: 'is asked for in a renewal alone', found: renewal(owing, 1), ok: false },
  ])('$why', ({ found, ok }) => {
    expect(ask('ask-for-waiver', found).ok).toBe(ok)
  })

  test('is given or declined by the approving officer, once it is asked for', () => {
    for (const action of ['waive-arrears', 'decline-waiver'] as const) {
      expect(ask(action, renewal({ ...owing, waiver_asked: true }), at('APP')).ok).toBe(true)
      expect(ask(action, renewal({ ...owing, waiver_asked: true }), at('EVA')).ok).toBe(false)
      expect(ask(action, renewal(owing), at('APP'))).toMatchObject({ guard: 'waiver-asked' })
    }
  })
})
