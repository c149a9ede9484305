import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { ensure } from '../ensure.ts'
import { firstSettings } from '../settings/catalogue.ts'
import { decimalText } from '../payments/money.ts'
import { settingsFrom } from '../settings/setting.ts'
import { businessChecks } from './business-checks.ts'
import type { BusinessFacts, StockholderFacts } from './business-facts.ts'
import { businessWarnings } from './business-warnings.ts'

const settings = settingsFrom(firstSettings)
const holder = (shares: number | null, amount: string, percent: string, nationality = 'PH'): StockholderFacts => ({
  nationality,
  shares,
  amount,
  percent,
})

const corporation: BusinessFacts = {
  form: 'corporation',
  tin: '012345678000',
  authorised_capital: '20000000.00',
  subscribed_capital: '5000000.00',
  paid_up_capital: '5000000.00',
  par_value: '100.00',
  filipino_percent: '60',
  foreign_percent: '40',
  insurance_starts_on: '2026-01-01',
  insurance_ends_on: '2026-12-31',
  stockholders: [holder(30_000, '3000000.00', '60'), holder(20_000, '2000000.00', '40', 'SG')],
  directors: [{}, {}],
  agents: [],
}

const blank: BusinessFacts = {
  form: '',
  tin: '',
  authorised_capital: '',
  subscribed_capital: '',
  paid_up_capital: '',
  par_value: '',
  filipino_percent: '',
  foreign_percent: '',
  insurance_starts_on: '',
  insurance_ends_on: '',
  stockholders: [],
  directors: [],
  agents: [],
}

describe('a business', () => {
  test('that adds up is not stopped, nor is one hardly begun', () => {
    expect(businessChecks(corporation)).toEqual({})
    expect(businessWarnings(corporation, settings)).toEqual({})
    expect(businessChecks(blank)).toEqual({})
    expect(businessWarnings(blank, settings)).toEqual({})
  })

  test.each<[string, Partial<BusinessFacts>, string]>([
    ['a short TIN', { tin: '12345' }, 'tin'],
    ['paid-up above subscribed', { paid_up_capital: '5000000.01' }, 'paid_up_capital'],
    ['subscribed above authorised', { authorised_capital: '4999999.99' }, 'subscribed_capital'],
    [
      'paid-up above authorised, nothing subscribed',
      { ...blank, form: 'corporation', authorised_capital: '1.00', paid_up_capital: '2.00' },
      'paid_up_capital',
    ],
    ['shares that do not make the subscribed capital', { subscribed_capital: '5000100.00' }, 'subscribed_capital'],
    [
      'a holder’s shares that do not make the amount',
      { stockholders: [holder(30_000, '3000000.01', '60'), ensure(corporation.stockholders[1])] },
      'stockholders.0.amount',
    ],
    [
      'holders who make 99.98 %',
      { stockholders: [holder(30_000, '3000000.00', '59.98'), ensure(corporation.stockholders[1])] },
      'stockholders',
    ],
    ['ownership that makes 101 %', { foreign_percent: '41' }, 'foreign_percent'],
    ['an amount that is none', { par_value: '1e3' }, 'par_value'],
    ['a board of a partnership', { form: 'partnership' }, 'directors'],
    [
      'a partnership of one',
      {
        form: 'partnership',
        paid_up_capital: '1.00',
        directors: [],
        par_value: '',
        subscribed_capital: '',
        stockholders: [holder(null, '1.00', '100')],
      },
      'stockholders',
    ],
    ['stockholders of a sole proprietor', { form: 'sole-proprietorship', directors: [] }, 'stockholders'],
    ['a cover that ends before it starts', { insurance_ends_on: '2025-12-31' }, 'insurance_ends_on'],
    [
      'an agreement that ends before it starts',
      { agents: [{ agreement_starts_on: '2026-02-01', agreement_ends_on: '2026-01-31' }] },
      'agents.0.agreement_ends_on',
    ],
  ])('%s is shown at its field and nowhere else', (_what, facts, field) => {
    expect(Object.keys(businessChecks({ ...corporation, ...facts }))).toEqual([field])
  })

  test('the amounts of stockholders make the subscribed capital where there is no par value', () => {
    const without = { ...corporation, par_value: '' }
    const held = (...amounts: string[]) => amounts.map((amount) => holder(null, amount, String(100 / amounts.length)))
    expect(businessChecks({ ...without, stockholders: held('3000000.00', '2000000.00') })).toEqual({})
    expect(businessChecks({ ...without, stockholders: held('3000000.00', '1.00') })).toEqual({
      subscribed_capital: ['The amounts of all stockholders add up to ₱3,000,001.00, not ₱5,000,000.00.'],
    })
  })

  test('partners cannot have paid in more than they contribute', () => {
    const none = { authorised_capital: '', subscribed_capital: '', par_value: '', directors: [] }
    const partnership = { ...corporation, ...none, form: 'partnership', paid_up_capital: '4000000.00' }
    const contributed = (amount: string) => [holder(null, '3000000.00', '60'), holder(null, amount, '40')]
    expect(businessChecks({ ...partnership, stockholders: contributed('2000000.00') })).toEqual({})
    expect(businessChecks({ ...partnership, stockholders: contributed('1.00') })).toEqual({
      paid_up_capital: ['The paid-up capital may not be more than the partners’ contributions, ₱3,000,001.00.'],
    })
  })

  test('thirds make a hundred', () => {
    const thirds = Array.from({ length: 3 }, () => holder(10, '1000.00', '33.3333'))
    expect(
      businessChecks({
        ...corporation,
        subscribed_capital: '3000.00',
        paid_up_capital: '3000.00',
        stockholders: thirds,
      }),
    ).toEqual({})
  })

  test('of any size and split that is built to add up passes', () => {
    const anyShares = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(anyShares, fc.integer({ min: 1, max: 100_000 }), (shares, par) => {
        const all = shares.reduce((sum, count) => sum + count, 0)
        const capital = decimalText(all * par)
        const stockholders = shares.map((count, index) =>
          holder(count, decimalText(count * par), index === 0 ? '100' : '0'),
        )
        const facts = {
          ...corporation,
          subscribed_capital: capital,
          paid_up_capital: capital,
          authorised_capital: capital,
          par_value: decimalText(par),
          stockholders,
        }
        expect(businessChecks(facts)).toEqual({})
        expect(
          businessChecks({ ...facts, subscribed_capital: decimalText(all * par - 1), paid_up_capital: '' }),
        ).toHaveProperty('subscribed_capital')
      }),
    )
  })
})

describe('a warning', () => {
  test('stops nothing: a corporation’s TIN without a leading 0, a small Filipino share', () => {
    const facts = { ...corporation, tin: '123456789', filipino_percent: '59.99', foreign_percent: '40.01' }
    expect(businessChecks(facts)).toEqual({})
    expect(businessWarnings(facts, settings)).toEqual({
      tin: [expect.stringContaining('begins with 0')],
      filipino_percent: [expect.stringContaining('below 60 %')],
    })
  })

  test('tells when the list of stockholders says otherwise', () => {
    const facts = { ...corporation, filipino_percent: '70', foreign_percent: '30' }
    expect(businessWarnings(facts, settings)).toEqual({ filipino_percent: ['The list of stockholders gives 60 %.'] })
  })
})
