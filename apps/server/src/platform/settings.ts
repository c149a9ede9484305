import type { PlainDate } from '@lading/domain/dates/plain-date'
import {
  daySetting,
  flagSetting,
  moneySetting,
  numberSetting,
  settingsFrom,
  type Settings,
} from '@lading/domain/settings/setting'
import type { z } from 'zod'
import type { Db } from './database.ts'

/** The settings as they stood at one reading. A key that is missing or not of its kind throws a RangeError that names it. */
export interface SettingsReader {
  /** For rules of the domain that read settings themselves. */
  readonly values: Settings
  text(key: string): string
  number(key: string): number
  /** Decimal text. */
  money(key: string): string
  flag(key: string): boolean
  day(key: string): PlainDate
  json<S extends z.ZodType>(key: string, schema: S): z.output<S>
}

/** All settings in one reading, for acts and screens that ask several. */
export async function settingsOf(db: Db): Promise<SettingsReader> {
  return readerOf(await db.selectFrom('settings').select(['param_key', 'param_value']).execute())
}

/** One text setting. */
export const settingOf = async (db: Db, key: string): Promise<string> => (await only(db, key)).text(key)
export const numberSettingOf = async (db: Db, key: string): Promise<number> => (await only(db, key)).number(key)
/** Decimal text. */
export const moneySettingOf = async (db: Db, key: string): Promise<string> => (await only(db, key)).money(key)
export const flagSettingOf = async (db: Db, key: string): Promise<boolean> => (await only(db, key)).flag(key)
export const jsonSettingOf = async <S extends z.ZodType>(db: Db, key: string, schema: S): Promise<z.output<S>> =>
  (await only(db, key)).json(key, schema)

async function only(db: Db, key: string): Promise<SettingsReader> {
  return readerOf(
    await db.selectFrom('settings').select(['param_key', 'param_value']).where('param_key', '=', key).execute(),
  )
}

function readerOf(rows: readonly { param_key: string; param_value: string }[]): SettingsReader {
  const values = settingsFrom(rows)
  const text = (key: string) => {
    const value = values.get(key)
    if (value === undefined) throw new RangeError(`The setting ${key} is missing.`)
    return value
  }
  return {
    values,
    text,
    number: (key) => numberSetting(values, key),
    money: (key) => moneySetting(values, key),
    flag: (key) => flagSetting(values, key),
    day: (key) => daySetting(values, key),
    json: (key, schema) => schema.parse(JSON.parse(text(key))),
  }
}
