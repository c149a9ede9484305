import { describe, expect, test } from 'vitest'
import { ask } from '../../testing/check-guards.ts'
import { decisionFacts, type DecisionFacts } from '../../testing/decision-facts.ts'

describe('opening an application', () => {
  const opening = (facts: Partial<DecisionFacts['opening']>, type: 1 | 2 = 1) =>
    decisionFacts({ status: null, type, opening: facts })

  test.each([
    { why: 'a verified owner opens one', found: opening({}), ok: true },
    { why: 'not before the e-mail is verified', found: opening({ email_verified: false }), ok: false },
    { why: 'not with an unfinished profile', found: opening({ business_profile_complete: false }), ok: false },
    { why: 'not beside another one', found: opening({ application_open: true }), ok: false },
    { why: 'not while accredited', found: opening({ holds_accreditation: true }), ok: false },
    { why: 'not on the last day of the bar', found: opening({ barred_until: '2026-11-20' }), ok: false },
    { why: 'but on the day after it', found: opening({ barred_until: '2026-11-19' }), ok: true },
    { why: 'a renewal while accredited', found: opening({ holds_accreditation: true }, 2), ok: true },
    { why: 'no renewal where nothing is held', found: opening({ renewed: null }, 2), ok: false },
  ])('$why', ({ found, ok }) => {
    expect(ask('create', found).ok).toBe(ok)
  })

  test('who is barred reads until when, as a day is written', () => {
    const message = 'After the revocation a new application may be filed after 20 Nov 2026.'
    expect(ask('create', opening({ barred_until: '2026-11-20' }))).toMatchObject({ message })
  })

  test('nobody asks for NVOCC by air', () => {
    const air = decisionFacts({ status: null, agency: 'cab', filing: { scopes: ['nvocc'] } })
    expect(ask('create', air)).toMatchObject({ guard: 'no-nvocc-by-air' })
  })
})
