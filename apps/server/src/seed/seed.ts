import type { Config } from '#platform/config'
import type { Db } from '#platform/database'
import { openFileStore } from '#platform/files'
import { firstAdministrator } from '#modules/accounts/registration/first-administrator'
import type { OrderDocument } from '#modules/documents/order-approved'
import { writeListRules } from '#modules/queues/list-editions'
import { moveTable } from '#modules/workflow/moves/move-table'
import { seedDemo } from './demo.ts'
import { seedDemoPosts } from './demo/posts.ts'
import { seedDemoPeople } from './people.ts'
import { seedPlaces } from './places.ts'
import { seedRules } from './rules.ts'

/** Fills an empty database with what the portal needs, and in demo mode with people and transactions to try it on. */
export async function seed(db: Db, config: Config, order: OrderDocument, say: (line: string) => void): Promise<void> {
  await moveTable(db)
  await writeListRules(db)
  if (!(await db.selectFrom('barangays').select('code').limit(1).executeTakeFirst())) {
    say('Loading the regions, provinces, cities and barangays of the Philippines.')
    await seedPlaces(db)
  }
  await seedRules(db)
  const now = new Date()
  if (!config.demo) return firstAdministrator(db, config, say, now)
  await seedDemoPeople(db, now)
  const files = await openFileStore(config)
  await seedDemo(db, files, now, order, say)
  await seedDemoPosts(db, files, now)
}
