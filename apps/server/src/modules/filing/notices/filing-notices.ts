import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'

/** The texts a client accepts, with their versions. */
export async function filingNotices(db: Db) {
  const settings = await settingsOf(db)
  return {
    declaration: { text: settings.text('declaration.text'), version: settings.text('declaration.version') },
    privacy: { text: settings.text('privacy.notice'), version: settings.text('privacy.version') },
  }
}
