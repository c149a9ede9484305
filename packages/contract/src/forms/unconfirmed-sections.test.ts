import { describe, expect, test } from 'vitest'
import { changeOfOfficersForm as form } from './changes/change-of-officers.ts'
import { lookedAt, unconfirmedSections } from './unconfirmed-sections.ts'

const register = { officers: [{ key: 'officer-1', name: 'Teresa Villanueva' }], effective_on: '' }

describe('of a prefilled form', () => {
  test('each section that nobody looked at is still to be confirmed', () => {
    expect(unconfirmedSections(form, { answers: register, register, confirmed: [] })).toEqual(['officers', 'effect'])
    expect(unconfirmedSections(form, { answers: register, register, confirmed: ['officers'] })).toEqual(['effect'])
  })

  test('a section that was changed needs no word more, confirmed before or not', () => {
    const changed = { answers: { ...register, officers: [] }, register, confirmed: ['officers', 'effect'] }
    expect(lookedAt(form, 'officers', changed)).toBe('changed')
    expect(unconfirmedSections(form, changed)).toEqual([])
  })
})
