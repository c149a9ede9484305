import { expect, test } from 'vitest'
import { firstSettings } from '../settings/catalogue.ts'
import { settingsFrom } from '../settings/setting.ts'
import { agencies } from '../transactions/agency.ts'
import { pickupOffice, replacesCertificate, whatToBring } from './pickup-office.ts'

const first = settingsFrom(firstSettings)
const changed = (param_key: string, param_value: string) => settingsFrom([...firstSettings, { param_key, param_value }])

test.each(agencies)(
  'the office of %s is the accrediting unit, at its address and hours, until staff say another',
  (agency) => {
    const { office, address, hours, pin } = pickupOffice(first, agency)
    expect([office, address]).toEqual([first.get(`agency.${agency}.unit`), first.get(`agency.${agency}.address`)])
    expect(hours).toBe(first.get('agency.office_hours'))
    expect(pin).toHaveLength(2)
    expect(pickupOffice(changed(`pickup.${agency}.office`, 'Counter 4'), agency)).toMatchObject({
      office: 'Counter 4',
      address,
    })
  },
)

test('a pin that is no place on earth is none', () => {
  expect(pickupOffice(changed('pickup.dti.pin', 'north'), 'dti').pin).toBeUndefined()
  expect(pickupOffice(changed('pickup.dti.pin', ''), 'dti').pin).toBeUndefined()
})

test('a client brings one thing a line, and the earlier certificate on paper where the new one replaces it', () => {
  const settings = changed('pickup.cab.bring', 'A card\n\n The letter ')
  expect(whatToBring(settings, 'cab', false)).toEqual(['A card', 'The letter'])
  expect(whatToBring(settings, 'cab', true).at(-1)).toMatch(/^Your earlier printed certificate/u)
  expect(([1, 2, 3, 11, 12, 16] as const).map(replacesCertificate)).toEqual([false, true, true, false, true, false])
})
