import type { SettingKey } from './catalogue.ts'
import { isMoney } from '../payments/money.ts'
import { isPlainDate, type PlainDate } from '../dates/plain-date.ts'

/** What rules read: values by key. */
export type Settings = ReadonlyMap<string, string>

/** Rows of the settings table, as rules read them. */
export function settingsFrom(rows: readonly { param_key: string; param_value: string }[]): Settings {
  return new Map(rows.map(({ param_key, param_value }) => [param_key, param_value]))
}

/** Decimal text. A setting that is absent or not of its kind is a fault of the installation: a RangeError names it. */
export function moneySetting(settings: Settings, key: SettingKey<'money'>): string {
  return settingOf(settings, key, isMoney)
}

/** Text of any kind; faults as for money. */
export function textSetting(settings: Settings, key: SettingKey): string {
  return settingOf(settings, key, () => true)
}

/** A number; faults as for money. */
export function numberSetting(settings: Settings, key: SettingKey<'number'>): number {
  return Number(settingOf(settings, key, (text) => /^-?\d+(\.\d+)?$/.test(text)))
}

/** `true` or `false`; faults as for money. */
export function flagSetting(settings: Settings, key: SettingKey<'flag'>): boolean {
  return settingOf(settings, key, (text) => text === 'true' || text === 'false') === 'true'
}

/** A calendar day; faults as for money. */
export function daySetting(settings: Settings, key: SettingKey<'day'>): PlainDate {
  return settingOf(settings, key, isPlainDate) as PlainDate
}

function settingOf(settings: Settings, key: string, isOfKind: (text: string) => boolean): string {
  const text = settings.get(key)
  if (text === undefined) throw new RangeError(`The setting ${key} is missing.`)
  if (!isOfKind(text)) throw new RangeError(`The setting ${key} cannot be read: ${text}`)
  return text
}
