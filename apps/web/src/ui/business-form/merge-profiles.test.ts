import { describe, expect, test } from 'vitest'
import { mergeProfiles } from './merge-profiles.ts'
import { BusinessProfileDraft } from '@lading/contract/forms/business/business-profile'

const base = BusinessProfileDraft.parse({ business_name: 'Bayani', trade_name: 'Old', city_code: '1380300000' })

describe('two people who change one profile', () => {
  test('keep both changes where they changed different answers', () => {
    const merged = mergeProfiles(base, { ...base, trade_name: 'Mine' }, { ...base, telephone: '(02) 8123 4567' })
    expect(merged.profile).toMatchObject({ trade_name: 'Mine', telephone: '(02) 8123 4567' })
    expect(merged).toMatchObject({ taken: ['Telephone'], clashes: [] })
  })

  test('are shown the one answer both changed; the one being typed stays', () => {
    const merged = mergeProfiles(base, { ...base, trade_name: 'Mine' }, { ...base, trade_name: 'Theirs' })
    expect(merged.profile.trade_name).toBe('Mine')
    expect(merged.clashes).toEqual([{ name: 'trade_name', label: 'Trade name', theirs: 'Theirs' }])
  })

  test('do not clash where they typed the same, or left a date empty in two ways', () => {
    const mine = { ...base, trade_name: 'Same', registered_on: null as unknown as string }
    expect(mergeProfiles(base, mine, { ...base, trade_name: 'Same' })).toMatchObject({ taken: [], clashes: [] })
  })

  test('hear of a place once, though it has a code and a name', () => {
    const theirs = { ...base, city_code: '1381100000', city_name: 'Pasay City' }
    expect(mergeProfiles(base, base, theirs).taken).toEqual(['City or municipality'])
  })
})
