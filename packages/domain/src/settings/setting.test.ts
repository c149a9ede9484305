import { expect, test } from 'vitest'
import { firstSettings } from './catalogue.ts'
import { daySetting, flagSetting, moneySetting, numberSetting, settingsFrom } from './setting.ts'

const settings = settingsFrom([
  { param_key: 'sff.capital.nvocc', param_value: '5000000.00' },
  { param_key: 'training.hours', param_value: '60' },
  { param_key: 'training.pooled', param_value: 'true' },
  { param_key: 'sff.capital.former_until', param_value: '2025-10-31' },
])

test('a setting is read as what it is', () => {
  expect(moneySetting(settings, 'sff.capital.nvocc')).toBe('5000000.00')
  expect(numberSetting(settings, 'training.hours')).toBe(60)
  expect(flagSetting(settings, 'training.pooled')).toBe(true)
  expect(daySetting(settings, 'sff.capital.former_until')).toBe('2025-10-31')
})

test.each([
  ['sff.capital.domestic', moneySetting],
  ['session.hours', numberSetting],
  ['workflow.self_pick_allowed', flagSetting],
  ['satisfaction.approval_until', daySetting],
] as const)('%s is named where it is missing or unreadable', (key, read) => {
  const broken = settingsFrom([{ param_key: key, param_value: 'sixty' }])
  expect(() => read(settings, key as never)).toThrow(`The setting ${key} is missing.`)
  expect(() => read(broken, key as never)).toThrow(`The setting ${key} cannot be read: sixty`)
})

test.each(['denial.dti.legal_basis', 'denial.cab.legal_basis'] as const)('%s is the paragraph on denials', (key) => {
  const basis = firstSettings.find(({ param_key }) => param_key === key)?.param_value
  expect(basis).toContain('RA 9485 as amended by RA 11032, section 9 (c), under which a denial states its grounds')
})
