import type { SettingKey } from '@lading/domain/settings/catalogue'
import type { Db } from './database.ts'
import { officeOf } from './office.ts'
import type { SettingsReader } from './settings-reader.ts'

export type { SettingsReader } from './settings-reader.ts'

/** All settings in one reading, for acts and screens that ask several. */
export const settingsOf = async (db: Db): Promise<SettingsReader> => (await officeOf(db)).settings

/** One text setting. */
export const settingOf = async (db: Db, key: SettingKey): Promise<string> => (await settingsOf(db)).text(key)
export const numberSettingOf = async (db: Db, key: SettingKey<'number'>): Promise<number> =>
  (await settingsOf(db)).number(key)
export const flagSettingOf = async (db: Db, key: SettingKey<'flag'>): Promise<boolean> =>
  (await settingsOf(db)).flag(key)
