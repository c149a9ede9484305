import { expect, test } from 'vitest'
import { daySetting, flagSetting, moneySetting, numberSetting, settingsFrom } from './setting.ts'

const settings = settingsFrom([
  { param_key: 'capital', param_value: '5000000.00' },
  { param_key: 'hours', param_value: '60' },
  { param_key: 'pooled', param_value: 'true' },
  { param_key: 'until', param_value: '2025-10-31' },
  { param_key: 'broken', param_value: 'sixty' },
])

test('a setting is read as what it is', () => {
  expect(moneySetting(settings, 'capital')).toBe('5000000.00')
  expect(numberSetting(settings, 'hours')).toBe(60)
  expect(flagSetting(settings, 'pooled')).toBe(true)
  expect(daySetting(settings, 'until')).toBe('2025-10-31')
})

test.each([moneySetting, numberSetting, flagSetting, daySetting])(
  '%o names a setting that is missing or unreadable',
  (read) => {
    expect(() => read(settings, 'nowhere')).toThrow('The setting nowhere is missing.')
    expect(() => read(settings, 'broken')).toThrow('The setting broken cannot be read: sixty')
  },
)
