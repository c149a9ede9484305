import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { BusinessForm } from '../../business/business-form.ts'
import { air, anyFacts, list, sea } from '../../testing/requirement-lists.ts'
import { scopeFlags, scopes, type Scope } from '../../transactions/scope.ts'
import { Status } from '../../transactions/status.ts'
import { transactionTypes, type TransactionType } from '../../transactions/transaction-type.ts'
import { requirementCatalogue } from './requirement-catalogue.ts'
import { circumstances, type Circumstance } from './requirement.ts'
import type { RequirementFacts } from './requirements.ts'

/** Codes without their letter; optional ones in brackets: `01 (05) 07`. */
const codes = (rows: ReturnType<typeof list>) =>
  rows.map(({ code, mandatory }) => (mandatory ? code.slice(-2) : `(${code.slice(-2)})`)).join(' ')

describe('a sea forwarder (field facts, section 7.1)', () => {
  test.each<[string, TransactionType, BusinessForm, Scope[], string]>([
    [
      'a new sole proprietor, domestic',
      1,
      'sole-proprietorship',
      ['domestic'],
      '01 06 07 08 09 10 11 12 (14) 15 17 18 (23)',
    ],
    ['a new partnership, domestic', 1, 'partnership', ['domestic'], '02 04 (05) 07 08 09 10 11 12 (14) 15 17 18 19 23'],
    [
      'a new corporation, international and NVOCC',
      1,
      'corporation',
      ['international', 'nvocc'],
      '02 04 (05) 07 08 09 10 11 12 13 15 16 19 23',
    ],
    [
      'a new cooperative of every scope',
      1,
      'cooperative',
      ['domestic', 'international', 'nvocc'],
      '03 04 (05) 07 08 09 10 11 12 13 (14) 15 16 17 18 19 23',
    ],
    [
      'a sole proprietor renewing, domestic',
      2,
      'sole-proprietorship',
      ['domestic'],
      '(01) 06 07 (09) 10 (11) 12 (14) 15 (17) (23)',
    ],
    ['a corporation renewing, NVOCC', 2, 'corporation', ['nvocc'], '(04) (05) 07 (09) 10 (11) 12 13 15 (16) 19 23'],
    ['a corporation adding NVOCC', 12, 'corporation', ['domestic', 'nvocc'], '04 (05) 07 10 13 15 16'],
    ['a sole proprietor adding international scope', 12, 'sole-proprietorship', ['international'], '06 07 10 13 15 16'],
  ])('%s', (_who, type, form, held, expected) => {
    expect(codes(sea(type, form, held))).toBe(expected)
  })

  test('renewing files again what its answers and the register say has changed, and no more', () => {
    const asked = (form: BusinessForm, ...circumstances: Circumstance[]) =>
      codes(sea(2, form, ['domestic'], { circumstances }))
    expect(asked('sole-proprietorship', 'registration-ended')).toMatch(/^01 06/)
    expect(asked('corporation', 'registration-ended', 'articles-amended')).toMatch(/^04 \(05\)/)
    expect(asked('corporation', 'domestic-agents-named')).toContain(' 12 14 15')
    // Besides what an unchanged sole proprietor need not upload: training (S-12), agents (S-14).
    expect(
      asked('sole-proprietorship')
        .replace(/ ?\(\d\d\)/g, '')
        .trim(),
    ).toBe('06 07 10 12 15')
  })

  test('who changes what stands in the articles may send them later, and nothing else', () => {
    const mayFollow = (type: TransactionType, of: typeof sea) =>
      of(type, 'corporation', ['domestic'], { circumstances: ['city-changes'] })
        .filter(({ may_follow }) => may_follow)
        .map(({ code }) => code)
    for (const of of [sea, air]) {
      const codesOf = ([3, 4, 5, 10, 11] as const).map((type) => mayFollow(type, of))
      expect(codesOf).toEqual([['C03-02'], ['C04-05'], [], ['C10-04'], []])
    }
    expect(mayFollow(12, sea)).toEqual(['S-04'])
  })

  test('with branches brings the permit of each, and may send a file for each', () => {
    const permits = sea(1, 'corporation', ['nvocc'], { branches: 12 }).find(({ code }) => code === 'S-20')
    expect(permits).toMatchObject({
      mandatory: true,
      max_files: 12,
      why: 'Required for each of the 12 branches declared.',
    })
  })

  test('may file while the articles are being amended', () => {
    const following = sea(1, 'corporation', ['nvocc']).filter(({ may_follow }) => may_follow)
    expect(following.map(({ code }) => code)).toEqual(['S-04'])
  })

  test('is asked for the days at which documents end', () => {
    const dated = sea(1, 'cooperative', ['domestic', 'nvocc'], { branches: 1 }).filter(({ asks_expiry }) => asks_expiry)
    expect(dated.map(({ code }) => code)).toEqual(['S-07', 'S-10', 'S-13', 'S-15', 'S-18', 'S-19', 'S-20'])
    expect(sea(1, 'sole-proprietorship', ['domestic'])[0]).toMatchObject({
      code: 'S-01',
      asks_expiry: true,
      day: 'future',
    })
    expect(dated.filter(({ day }) => day === 'past').map(({ code }) => code)).toEqual(['S-10', 'S-19'])
  })

  test('is asked by both agencies for what is in force, but for what lies behind by its nature', () => {
    const dated = requirementCatalogue.filter(({ expiry_label }) => expiry_label !== '')
    const behind = dated.filter(({ day }) => day === 'past').map(({ code }) => code)
    expect(behind).toEqual(['S-10', 'S-19', 'R13-01', 'A-08', 'R13-01'])
    expect(dated.every(({ day }) => day !== null)).toBe(true)
  })

  test('who came from the earlier system brings at renewal what was never handed over', () => {
    const migrated = sea(2, 'corporation', ['nvocc'], { is_migrated: true })
    expect(codes(migrated)).toBe('02 04 (05) 07 08 09 10 11 12 13 15 16 19 21 23')
    expect(migrated.filter(({ may_follow }) => may_follow).map(({ code }) => code)).toEqual([
      'S-02',
      'S-04',
      'S-08',
      'S-09',
      'S-11',
      'S-16',
    ])
    expect(migrated[0]?.why).toContain('earlier system')
  })
})

describe('an air forwarder (field facts, section 7.2)', () => {
  test.each<[string, TransactionType, BusinessForm, Scope[], string]>([
    ['a new sole proprietor, domestic', 1, 'sole-proprietorship', ['domestic'], '01 02 06 07 08 09 10 11 13 14'],
    [
      'a new corporation, international',
      1,
      'corporation',
      ['international'],
      '01 02 03 04 05 06 07 08 09 10 11 12 13 14',
    ],
    [
      'a corporation renewing, domestic',
      2,
      'corporation',
      ['domestic'],
      '01 (02) (03) 04 05 06 08 (09) 10 (11) (13) 14',
    ],
  ])('%s', (_who, type, form, held, expected) => {
    expect(codes(air(type, form, held))).toBe(expected)
  })

  test('brings proof of publication at 12 and evidence at the hearing, not before', () => {
    const at = (asked_at: Status) => air(1, 'corporation', ['domestic'], { asked_at }).map(({ code }) => code)
    expect(at(Status.forPublication)).toEqual(['A-16'])
    expect(at(Status.forHearing)).toEqual(['A-17'])
    expect(air(2, 'corporation', ['domestic'], { asked_at: Status.forHearing })[0]?.mandatory).toBe(false)
  })

  test('adds a secretary’s certificate to each change request', () => {
    for (const type of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) {
      const names = (rows: ReturnType<typeof list>) =>
        rows.filter(({ name }) => name.startsWith('Secretary’s certificate'))
      expect(names(air(type, 'corporation', ['domestic']))).toHaveLength(1)
      expect(names(sea(type, 'corporation', ['domestic'])).length).toBe(type === 8 || type === 9 ? 1 : 0)
    }
  })
})

describe('changes, reports and requests (field facts, sections 7.3 and 7.4)', () => {
  test.each<[TransactionType, string]>([
    [3, '01 02 03 04 05 06'],
    [4, '01 02 03 04 (05)'],
    [5, '01 (02) 03 (04)'],
    [6, '01 (02) (03)'],
    [7, '01'],
    [8, '01 02 03 (04)'],
    [9, '01 02 (03)'],
    [10, '01 02 03 04'],
    [11, '(01) 02 03 04 (05)'],
    [13, '01 02 03 04 (05)'],
    [14, '01'],
    [15, '01 02'],
    [16, '(01) (02)'],
    [17, '01 02 03 04'],
    [18, '01 02 (03) (04) (05) (06)'],
    [19, '01 02 (03) (04) (05) (06)'],
  ])('a corporation at sea is asked for type %i: %s', (type, expected) => {
    expect(codes(sea(type, 'corporation', ['nvocc'], { branches: 1, kind: 'true-copy' }))).toBe(expected)
  })

  test('a new address in another city makes the amended articles required, of those who have articles', () => {
    const articles = (form: BusinessForm, more: Partial<RequirementFacts>) =>
      sea(4, form, ['nvocc'], more).find(({ code }) => code === 'C04-05')
    const moved = { circumstances: ['city-changes'] } as const
    for (const form of ['partnership', 'corporation', 'cooperative'] as const) {
      expect(articles(form, {})).toMatchObject({ mandatory: false })
      expect(articles(form, moved)).toMatchObject({ mandatory: true })
    }
    expect(articles('sole-proprietorship', moved)).toBeUndefined()
    expect(articles('cooperative', moved)?.why).toBe(
      'Required for all cooperatives moving their principal office to another city.',
    )
  })

  test.each([
    [5, 'officers-added', ['C05-02', 'C05-04'], 'appointing officers'],
    [6, 'agents-added', ['C06-02', 'C06-03'], 'adding agents'],
    [6, 'agreements-changed', ['C06-02'], 'changing the days of an agreement'],
    [11, 'branches-opened', ['C11-01'], 'opening a branch'],
    [11, 'branch-permits-renewed', ['C11-01'], 'renewing the permit of a branch'],
    [8, 'citizenship-to-prove', ['C08-04'], 'adding holders or changing the nationality of one'],
    [9, 'directors-added', ['C09-03'], 'adding directors'],
  ] as const)(
    'in a change of type %i, once %s, what is filed for each of them is required',
    (type, one, asked, doing) => {
      const documents = (more: Partial<RequirementFacts>) =>
        sea(type, 'cooperative', ['nvocc'], more).filter(({ code }) => (asked as readonly string[]).includes(code))
      expect(documents({}).map(({ mandatory }) => mandatory)).toEqual(asked.map(() => false))
      for (const document of documents({ circumstances: [one] }))
        expect(document).toMatchObject({ mandatory: true, why: `Required for all cooperatives ${doing}.` })
    },
  )

  test('what a form brings about only ever turns an optional document into a required one', () => {
    fc.assert(
      fc.property(anyFacts, fc.subarray([...circumstances]), (facts, brought) => {
        const plain = list(facts)
        const asked = list({ ...facts, circumstances: brought })
        const required = (rows: typeof plain) => rows.filter(({ mandatory }) => mandatory).map(({ code }) => code)
        expect(asked.map(({ code }) => code)).toEqual(plain.map(({ code }) => code))
        expect(required(asked)).toEqual(expect.arrayContaining(required(plain)))
      }),
    )
  })

  test('an affidavit of loss is for a true copy alone', () => {
    expect(codes(sea(16, 'corporation', ['nvocc'], { kind: 'standing' }))).toBe('(02)')
  })

  test('a new officer brings training at sea and dangerous goods in the air', () => {
    const named = (rows: ReturnType<typeof list>) => rows.map(({ code }) => code)
    expect(named(sea(5, 'corporation', ['nvocc']))).toContain('C05-04')
    expect(named(air(5, 'corporation', ['domestic']))).toContain('C05-05')
    expect(named(air(5, 'corporation', ['domestic']))).not.toContain('C05-04')
  })

  test('a sole proprietor who raises the capital brings the bank’s certificate', () => {
    expect(sea(10, 'sole-proprietorship', ['nvocc']).map(({ code }) => code)).toEqual(['C10-05'])
  })

  test('a partnership or a cooperative brings what a corporation brings', () => {
    for (const type of transactionTypes.filter((type) => type > 2)) {
      const asked = codes(sea(type, 'corporation', ['nvocc'], { branches: 1, kind: 'true-copy' }))
      expect(codes(sea(type, 'partnership', ['nvocc'], { branches: 1, kind: 'true-copy' }))).toBe(asked)
      expect(codes(sea(type, 'cooperative', ['nvocc'], { branches: 1, kind: 'true-copy' }))).toBe(asked)
    }
  })

  test('a sole proprietor has no board to resolve on a recommendation to the SEC', () => {
    expect(codes(sea(17, 'sole-proprietorship', ['nvocc']))).toBe('01 02 04')
  })

  test('one more scope never asks for less', () => {
    fc.assert(
      fc.property(anyFacts, fc.subarray([...scopes]), fc.constantFrom(...scopes), (facts, held, added) => {
        const few = list({ ...facts, scopes: scopeFlags(held) })
        const more = list({ ...facts, scopes: scopeFlags([...held, added]) })
        for (const { code, mandatory } of few) {
          expect(more.find((row) => row.code === code)).toMatchObject(mandatory ? { code, mandatory } : { code })
        }
      }),
    )
  })
})

test('both agencies ask of every lease when it ends, and of a title nothing', () => {
  const leases = requirementCatalogue.filter(({ name, help }) => /\blease\b/i.test(`${name} ${help}`))
  expect(leases.map(({ agency, code }) => `${agency} ${code}`)).toEqual([
    'dti S-18',
    'dti C04-03',
    'dti C11-02',
    'cab A-13',
    'cab C04-03',
    'cab C11-02',
  ])
  for (const { day, day_only_for } of leases) expect([day, day_only_for]).toEqual(['future', 'a lease'])
})
