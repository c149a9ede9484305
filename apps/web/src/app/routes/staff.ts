import type { Screen } from './screen.ts'
import { administrationScreens } from './staff-administration.ts'
import { staffListScreens } from './staff-lists.ts'
import { queueGroupScreens } from './staff-queue-groups.ts'
import { registerScreens } from './staff-register.ts'
import { staffWorkScreens } from './staff-work.ts'

/** Screens of the agencies' staff. */
export const staffScreens: readonly Screen[] = [
  ...staffListScreens,
  ...staffWorkScreens,
  ...registerScreens,
  ...queueGroupScreens,
  ...administrationScreens,
]
