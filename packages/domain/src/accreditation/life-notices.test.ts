import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { endedWith, lifeNotice, surrenderSubject, type LifeNews } from './life-notices.ts'
import { renewalDays } from './renewal/renewal.ts'

const days = renewalDays(plainDate('2027-03-31'), { window_months: 2, late_days: 365 })
const concerned = { number: '25-SFF-000259', days, on_portal: true }
const news = [
  'import',
  'import-expired',
  'expire',
  'written-off',
  'voluntary-surrender-closure',
  'decline-surrender',
  'surrender-lapsed',
  'surrender-continues',
] as const satisfies LifeNews[]

test.each(news)('%s leads to the transaction where there is one, and is told without it where there is none', (one) => {
  const { bell } = lifeNotice(one, concerned, true)
  expect(bell).toMatch(/^Status Change: 25-SFF-000259, /)
  expect(lifeNotice(one, concerned, false).bell).toBe(bell.replace('Status Change: ', ''))
  expect(bell.length).toBeLessThanOrEqual(50)
})

test('a declined surrender says why, and that the accreditation stays', () => {
  const { sentences } = lifeNotice('decline-surrender', { ...concerned, reason: 'Sign the letter.' }, true)
  expect(sentences).toEqual(['Accreditation 25-SFF-000259 stays in force.', 'Sign the letter.'])
})

test('a surrender that nobody answered says whether it lapsed or continues, and why', () => {
  const lapsed = lifeNotice('surrender-lapsed', concerned, true)
  expect(lapsed.sentences[0]).toBe('Accreditation 25-SFF-000259 ended on 31 Mar 2027, before the agency answered.')
  const carried = lifeNotice(
    'surrender-continues',
    { ...concerned, number: '27-SFF-000012', replaced: '25-SFF-000259' },
    true,
  )
  expect(carried.sentences[0]).toBe(
    'Accreditation 25-SFF-000259 was replaced by its renewal 27-SFF-000012 before the agency answered.',
  )
})

test('what ends with an accreditation says why', () => {
  expect(endedWith('25-SFF-000259', 'voluntary-surrender-closure')).toContain('was surrendered')
  expect(endedWith('25-SFF-000259', 'written-off')).toContain('was written off')
  expect(surrenderSubject('25-SFF-000259', 'continues').length).toBeLessThanOrEqual(50)
})

test('one that expires while its renewal is decided says so, and names neither surcharge nor last day', () => {
  const [, under_way] = lifeNotice(
    'expire',
    { ...concerned, renewal: { is_approved: false, is_incomplete: false, number: null } },
    true,
  ).sentences
  expect(under_way).toBe('Its renewal was filed and is not decided yet. The new term begins on the day it is approved.')
  const [, alone] = lifeNotice('expire', concerned, true).sentences
  expect(alone).toBe('You can renew it until Thu, 30 Mar 2028. The surcharge grows with the days since it ended.')
})

test('a renewal that is not complete is told of the surcharge: before its day how to avoid it, after it that it grows', () => {
  const renewal = { is_approved: false, is_incomplete: true, number: null }
  const told = (one: LifeNews) => lifeNotice(one, { ...concerned, renewal }, true)
  expect(told('renewal-open')).toMatchObject({
    mail: 'Action required: complete the renewal of accreditation 25-SFF-000259',
    sentences: [
      'Accreditation 25-SFF-000259 ends on Wed, 31 Mar 2027.',
      'Its renewal is not complete yet. Complete it on or before that day to pay no surcharge.',
    ],
  })
  expect(told('expire').sentences[1]).toBe(
    'Its renewal is not complete yet. The surcharge grows with the days until it is complete.',
  )
})

test('one that expires while the certificate of its renewal waits names the renewal, and forbids nothing', () => {
  const renewal = { is_approved: true, is_incomplete: false, number: '27-SFF-000012' }
  expect(lifeNotice('expire', { ...concerned, renewal }, true).sentences).toEqual([
    'Accreditation 25-SFF-000259 ended on 31 Mar 2027.',
    'Its renewal 27-SFF-000012 is approved and takes its place.',
  ])
})
