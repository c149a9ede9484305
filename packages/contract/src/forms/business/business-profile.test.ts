import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { asking } from '../field-kinds.ts'
import { fieldAt } from '../form-answers.ts'
import { businessFields, businessGroups } from '../business-fields.ts'
import {
  businessForm,
  businessParts,
  BusinessProfile,
  BusinessProfileDraft,
  BusinessProfileGiven,
} from './business-profile.ts'

const faultsIn = (schema: z.ZodType, profile: object) =>
  Object.fromEntries(
    (schema.safeParse(profile).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('a form that is being filled in', () => {
  test('may be blank, half typed or wrong, as long as it is short enough', () => {
    expect(BusinessProfileDraft.safeParse({}).success).toBe(true)
    expect(BusinessProfileDraft.safeParse({ tin: '12', email: 'x@', paid_up_capital: 'much' }).success).toBe(true)
    expect(faultsIn(BusinessProfileDraft, { street: 'x'.repeat(256) })).toEqual({
      street: 'Enter at most 255 characters.',
    })
  })

  test('takes empty answers however controls say them', () => {
    const said = BusinessProfileDraft.parse({ form: null, registered_on: null, trucks: null })
    expect(said).toMatchObject({ form: '', registered_on: '', trucks: null })
  })

  test('reads the same a second time', () => {
    const text = fc.string({ maxLength: 30 })
    fc.assert(
      fc.property(fc.record({ tin: text, paid_up_capital: text, filipino_percent: text, street: text }), (typed) => {
        const once = BusinessProfileDraft.parse(typed)
        expect(BusinessProfileDraft.parse(once)).toEqual(once)
        expect(z.safeEncode(BusinessProfileDraft, once).success).toBe(true)
      }),
    )
  })

  test('keeps amounts and TINs as they are filed', () => {
    expect(BusinessProfileDraft.parse({ tin: '012-345-678', paid_up_capital: '₱5,000,000' })).toMatchObject({
      tin: '012345678000',
      paid_up_capital: '5000000.00',
    })
  })
})

describe('a business kept in the register', () => {
  const known = { business_name: 'Bayani', form: 'corporation', tin: '012-345-678' }

  test('has a name, a legal form and a TIN; the rest may follow', () => {
    expect(faultsIn(BusinessProfileGiven, known)).toEqual({})
    expect(Object.keys(faultsIn(BusinessProfileGiven, {}))).toEqual(['business_name', 'form', 'tin'])
  })

  test('has both degrees of its place on the map or neither', () => {
    const missing = 'Enter the longitude too, or clear the latitude.'
    for (const schema of [BusinessProfileGiven, BusinessProfile])
      expect(faultsIn(schema, { ...known, latitude: '14.5995' })).toMatchObject({ longitude: missing })
    expect(faultsIn(BusinessProfileGiven, { ...known, latitude: '14.5995', longitude: '120.9842' })).toEqual({})
  })

  test.each([
    ['email', 'name@', 'Enter an e-mail address, such as name@company.ph.'],
    ['zip_code', '12', 'Enter the four digits of the ZIP code.'],
    ['registered_on', '2026-02-30', '“2026-02-30” is not a valid date: February 2026 has 28 days.'],
    ['filipino_percent', '101', 'Enter a percentage from 0 to 100.'],
    ['paid_up_capital', '-5', 'Enter an amount in pesos, such as 5000000.00.'],
    ['form', 'club', 'Choose the legal form.'],
    ['employees_male', -1, 'Enter 0 or more.'],
    ['office_area', '0', 'Enter an office area of more than 0 m².'],
  ])('is told what is wrong with %s', (field, value, message) => {
    expect(faultsIn(BusinessProfileGiven, { ...known, [field]: value })).toEqual({ [field]: message })
  })
})

describe('a business that applies', () => {
  test('is asked for what is missing, in words', () => {
    const asked = faultsIn(BusinessProfile, { form: 'corporation' })
    expect(asked).toMatchObject({
      tin: 'Enter the TIN.',
      region_code: 'Choose the region.',
      operations_began_on: 'Choose the day operations began or will begin.',
      officers: 'Name at least one officer.',
      directors: 'Name the members of the board.',
    })
    expect(asked).not.toHaveProperty('website')
    expect(faultsIn(BusinessProfile, { office_area: '0.00' })).toMatchObject({
      office_area: 'Enter an office area of more than 0 m².',
    })
  })

  test('is asked for capital stock only where its form has it; what is left of another form is not filed', () => {
    const capital = { authorised_capital: '100', subscribed_capital: '200', par_value: '7' }
    const faults = (form: string) => faultsIn(BusinessProfile, { ...capital, form })
    expect(faults('sole-proprietorship')).not.toHaveProperty('subscribed_capital')
    for (const form of ['corporation', 'cooperative']) expect(faults(form)).toHaveProperty('subscribed_capital')

    const profile = BusinessProfileDraft.parse({ ...capital, form: 'sole-proprietorship', paid_up_capital: '5' })
    const asked = businessForm.asked(profile)
    expect(asked).toMatchObject({ authorised_capital: '', subscribed_capital: '', par_value: '' })
    expect(asked).toMatchObject({ paid_up_capital: '5.00', form: 'sole-proprietorship' })
    const partners = [{ key: 'p1', name: 'Ana', shares: 10, amount: '5.00' }]
    const partnership = businessForm.asked({ ...profile, form: 'partnership', stockholders: partners })
    expect(partnership).toMatchObject({ par_value: '', stockholders: [{ name: 'Ana', shares: null, amount: '5.00' }] })
    expect(businessForm.asked({ ...profile, form: 'cooperative' })).toMatchObject({ par_value: '7.00' })
  })

  test('of one owner is asked once whose it is', () => {
    const shares = (form: string) =>
      Object.keys(faultsIn(BusinessProfile, { form })).filter((path) => path.endsWith('_percent'))
    expect(shares('sole-proprietorship')).toEqual(['filipino_percent'])
    expect(shares('corporation')).toEqual(['filipino_percent', 'foreign_percent'])
  })

  test('is asked for an amount or a measure without its unit', () => {
    expect(asking({ label: 'Commission earned (₱)', section: 'a', kind: 'money', required: true })).toBe(
      'Enter the commission earned.',
    )
    expect(faultsIn(BusinessProfile, {})).toMatchObject({
      tin: 'Enter the TIN.',
      office_area: 'Enter the office area.',
    })
  })

  test('is asked for stockholders and a board only where its form has them', () => {
    expect(faultsIn(BusinessProfile, { form: 'sole-proprietorship' })).not.toHaveProperty('stockholders')
    expect(faultsIn(BusinessProfile, { form: 'partnership' })).not.toHaveProperty('directors')
  })

  test('is told where it contradicts itself', () => {
    const faults = faultsIn(BusinessProfile, {
      filipino_percent: '60',
      foreign_percent: '30',
      subscribed_capital: '5',
      paid_up_capital: '6',
    })
    expect(faults['foreign_percent']).toContain('90 %, not 100 %')
    expect(faults['paid_up_capital']).toContain('may not be more than the subscribed capital')
  })
})

test('partners are asked for their contribution, stockholders for shares and what they subscribed', () => {
  const labels = (form: string) =>
    Object.values(businessForm.columnsOf('stockholders', { form })).map(({ label }) => label)
  expect(labels('partnership')).toEqual(['Name', 'Nationality', 'Contribution', 'Percentage'])
  expect(labels('corporation')).toEqual(['Name', 'Nationality', 'Shares', 'Amount subscribed', 'Percentage'])
})

test('every answer has a label, wherever it stands', () => {
  const paths = [
    ...Object.keys(businessFields),
    ...Object.entries(businessGroups).flatMap(([group, fields]) =>
      Object.keys(fields).map((name) => `${group}.k1.${name}`),
    ),
  ]
  expect(paths.filter((path) => !fieldAt(businessParts, path)?.label)).toEqual([])
  expect(fieldAt(businessParts, 'officers.k1.shoe_size')).toBeUndefined()
})
