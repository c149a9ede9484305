import type { Db } from '#platform/database'
import { flagSettingOf } from '#platform/settings'

export const SECOND_ADMINISTRATOR = 'people.second_administrator'

/** Whether changes of roles and of who holds them wait for another administrator. */
export const needsSecondAdministrator = (db: Db): Promise<boolean> => flagSettingOf(db, SECOND_ADMINISTRATOR)
