import type { Verdict } from '@lading/contract/directory'
import { shortHolder } from '@lading/domain/accreditation/certificate/qr-payload'
import { standings, standingWords } from '@lading/domain/accreditation/certificate/standing'
import { expect, test } from 'vitest'
import type { CodeCheck } from '#lib/verify-payload.ts'
import { sampleVerdict } from '../../testing/sample-verdict.ts'
import { samplePayload as payload } from '../../testing/signed-code.ts'
import { ageText } from './age-text.ts'
import { findingOf } from './finding.ts'

const verdict = sampleVerdict('current')
const listed = { issued_at: '2026-11-20T02:00:00Z', state: 'valid', age_days: 0, is_old: false } as const
const genuine: Extract<CodeCheck, { result: 'genuine' }> = { result: 'genuine', payload, standing: 'current', listed }

test('code and register agree: the words are the register’s and nothing is cautioned', () => {
  expect(findingOf(verdict, genuine, 'certificate')).toMatchObject({
    tone: 'good',
    heading: 'Genuine and current',
    shown: 'register',
    differences: [],
    cautions: [],
  })
})

test.each(standings.filter((standing) => standing !== 'current'))('a paper that is %s is never green', (standing) => {
  const found = findingOf({ ...verdict, standing, ...standingWords(standing) }, genuine)
  expect(found.tone).not.toBe('good')
  expect(found.heading).toBe(standingWords(standing).heading)
})

test('a forged code is not genuine, whatever the register holds at that address', () => {
  for (const why of ['unreadable', 'unknown-key', 'wrong-signature'] as const) {
    expect(findingOf(verdict, { result: 'forged', why })).toMatchObject({
      tone: 'bad',
      heading: 'Not genuine',
      shown: 'nothing',
    })
  }
})

test.each<[string, Partial<Verdict>]>([
  ['another number', { number: '26-SFF-000001' }],
  ['another agency', { agency: 'cab' }],
  ['another kind', { kind: 'loa' }],
])('a code of %s does not belong to the document at this address, though both are genuine', (_, changes) => {
  expect(findingOf({ ...verdict, ...changes }, genuine)).toMatchObject({
    tone: 'bad',
    heading: 'Does not belong to this document',
    sentence: expect.stringContaining(payload.number),
    shown: 'nothing',
  })
})

test.each<[string, Partial<Verdict>, string]>([
  ['another holder', { business_name: 'Habagat Express Lines Corp.' }, 'Holder'],
  ['a narrower scope', { scope: 'International' }, 'Scope'],
  ['another last day', { expiry_date: '2027-11-19' }, 'Last day'],
])('%s in the register is shown as a difference, and never green', (_, changes, name) => {
  const { differences, tone, heading } = findingOf({ ...verdict, ...changes }, genuine)
  expect([tone, heading]).toEqual(['bad', 'Does not match the agency’s records'])
  expect(differences.map((difference) => difference.name)).toEqual([name])
})

test('a long name that the code had to cut is no difference', () => {
  const business_name = 'Kalayaan Global Lines and International Freight Forwarding Inc.'
  const cut = { ...genuine, payload: { ...payload, holder: shortHolder(business_name) } }
  expect(findingOf({ ...verdict, business_name }, cut).differences).toEqual([])
})

test('without the register the code alone speaks, green only with a young list', () => {
  expect(findingOf(null, genuine)).toMatchObject({ tone: 'good', shown: 'code', cautions: [] })
  const old = findingOf(null, { ...genuine, listed: { ...listed, age_days: 9, is_old: true } })
  expect(old).toMatchObject({ tone: 'wait', cautions: [expect.stringContaining('old')] })
  const none = findingOf(null, { ...genuine, listed: null })
  expect(none).toMatchObject({ tone: 'wait', cautions: [expect.stringContaining('could not be checked')] })
})

test('without register and code nothing is said of the paper', () => {
  for (const check of [{ result: 'absent' }, { result: 'unchecked', why: 'no-keys' }] as CodeCheck[]) {
    expect(findingOf(null, check)).toMatchObject({ heading: 'Could not be checked', shown: 'nothing' })
  }
})

test('a genuine code behind an address the register does not know is pointed out', () => {
  const unknown = { ...verdict, standing: 'unknown', ...standingWords('unknown') } as Verdict
  expect(findingOf(unknown, genuine)).toMatchObject({
    heading: 'Unknown',
    cautions: [expect.stringContaining(payload.number)],
  })
})

test('an address that names another kind of document is pointed out', () => {
  expect(findingOf(verdict, genuine, 'loa').cautions).toHaveLength(1)
})

test.each(['certification', 'sec-recommendation'] as const)('a %s at its own address is not cautioned', (kind) => {
  expect(findingOf({ ...verdict, kind }, { result: 'absent' }, kind).cautions).toEqual([])
  expect(findingOf({ ...verdict, kind }, { result: 'absent' }, 'certificate').cautions).toHaveLength(1)
})

test.each([
  [0.0001, 'less than a minute'],
  [1 / 1440, '1 minute'],
  [0.5, '12 hours'],
  [1, '1 day'],
  [9.7, '9 days'],
])('%d days are %s', (days, words) => {
  expect(ageText(days)).toBe(words)
})
