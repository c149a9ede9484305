import type { SettingKey } from '@lading/domain/settings/catalogue'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import {
  daySetting,
  flagSetting,
  moneySetting,
  numberSetting,
  settingsFrom,
  textSetting,
  type Settings,
} from '@lading/domain/settings/setting'
import type { z } from 'zod'

/** The settings as they stood at one reading. A key that is missing or not of its kind throws a RangeError that names it. */
export interface SettingsReader {
  /** For rules of the domain that read settings themselves. */
  readonly values: Settings
  text(key: SettingKey): string
  number(key: SettingKey<'number'>): number
  /** Decimal text. */
  money(key: SettingKey<'money'>): string
  flag(key: SettingKey<'flag'>): boolean
  day(key: SettingKey<'day'>): PlainDate
  json<S extends z.ZodType>(key: SettingKey<'json'>, schema: S): z.output<S>
}

export function readerOf(rows: readonly { param_key: string; param_value: string }[]): SettingsReader {
  const values = settingsFrom(rows)
  return {
    values,
    text: (key) => textSetting(values, key),
    number: (key) => numberSetting(values, key),
    money: (key) => moneySetting(values, key),
    flag: (key) => flagSetting(values, key),
    day: (key) => daySetting(values, key),
    json: (key, schema) => schema.parse(JSON.parse(textSetting(values, key))),
  }
}
